"""A position as a row of numbers, as far as a seat may know it. Compiled with the engine.

`observe` writes the row, `layout` says where each number of it lies. `fields` lists what is taken
over as it is, and `scatter` does that. Learners see it through
`tearum.envs`, the bots' network reads it as a part of its input.
"""
