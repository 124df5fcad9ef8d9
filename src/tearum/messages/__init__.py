"""Messages in every language: finds them in the Fluent files of `text`, and formats them.

`bundle` has the messages of a language, `explained_error` errors that can be shown in each of them,
`system_reason` what the operating system or the database objects, and `decimal_number` numbers.
"""
