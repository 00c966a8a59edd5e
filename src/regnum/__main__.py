"""`python -m regnum` is `regnum`, where no script was installed or none is found."""

from regnum.cli import main

if __name__ == "__main__":
    main()
