"""Everything a person sees and clicks."""
