"""The drawing kit: everything a person sees is made here, at real pixels and once per size.

One rule holds throughout: a sprite with transparency has its colours multiplied by its alpha, and only
`Canvas` puts sprites on surfaces. So edges stay clean wherever sprites are laid over each other or scaled.
"""
