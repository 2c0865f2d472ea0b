"""The screens: title, set-up, table, curtain, settings, credits, errors."""
