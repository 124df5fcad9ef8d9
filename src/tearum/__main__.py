"""`python -m tearum` is the command `tearum`."""

from tearum.cli import main

if __name__ == "__main__":
    main()
