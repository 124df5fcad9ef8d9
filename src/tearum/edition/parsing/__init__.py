"""From the text of an edition file to typed values, with the line of everything that is wrong.

- `toml_positions`: line numbers in a TOML text
- `source`: the text, parsed as TOML
- `field_types`: types of values, such as numbers, names and effects
- `schema`: every table of the file, its keys and their types
- `reader`: reads a source by the schema
"""
