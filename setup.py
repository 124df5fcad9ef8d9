"""Compiles the engine, where that can be done; everything else stands in pyproject.toml.

`python setup.py compile` compiles it for this checkout, into `build/compiled` (see
`tearum.build`). A wheel gets the compiled files beside their sources, or, where there is no
compiler, the sources alone. An editable install compiles nothing.
"""

import ast
import importlib.util
import os
import shutil
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import ClassVar

from setuptools import Command, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
GCC = (
    "-fno-semantic-interposition",
    # The state's accessors are small, but what reports an index error makes them look big.
    "--param=max-inline-insns-auto=80",
    # To judge how a file of C is indented, GCC reads it from its beginning again and again.
    "-Wno-misleading-indentation",
    # Nothing but Python calls into a module, and only by the name that Python looks for.
    "-fwhole-program",
    '-DPyMODINIT_FUNC=__attribute__((externally_visible,visibility("default"))) PyObject*',
)


def tearum_build() -> ModuleType:
    """`tearum.build`, without the package that it belongs to."""
    spec = importlib.util.spec_from_file_location("tearum_build", ROOT / "src/tearum/build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


BUILD = tearum_build()


def extensions(rooms: tuple[str, ...], c_files: str) -> list[Extension]:
    """The compiled modules of some rooms, or none where they can't be compiled, saying so."""
    if BUILD.plain_forced():
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        print("tearum is built without its compiled engine: mypyc is missing.", file=sys.stderr)
        return []
    if not compiles():
        print("tearum is built without its compiled engine: no C compiler.", file=sys.stderr)
        return []
    files = [file for room in rooms for file in BUILD.sources(room)]
    compiled = [os.path.relpath(file, ROOT) for file in files]
    read = [os.path.relpath(file, ROOT) for file in imported(files)]
    found: list[Extension] = mypycify(
        # Only what these files import is read, not all that their packages' doors lead to.
        ["--strict", "--follow-imports=skip", f"--cache-dir={os.devnull}", *compiled, *read],
        only_compile_paths=compiled,
        opt_level="3",
        debug_level="0",
        group_name=BUILD.GROUP,
        target_dir=c_files,
    )
    for extension in found if sys.platform == "linux" and compiles("-Werror", *GCC) else ():
        extension.extra_compile_args = [*extension.extra_compile_args, *GCC]
    return found + [in_c(file) for room in rooms for file in BUILD.sources_in_c(room)]


def imported(files: list[Path]) -> list[Path]:
    """Modules of ours that some files import, and that are not among them."""
    names = set()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
                names.add(node.module)
    places = {ROOT / "src" / f"{name.replace('.', '/')}.py" for name in names}
    return sorted(place for place in places.difference(files) if place.is_file())


def in_c(file: Path) -> Extension:
    """A module that is written in C, beside its plain source."""
    place = file.relative_to(ROOT)
    name = ".".join(place.with_suffix("").parts).removeprefix("src.")
    optimised = [] if sys.platform == "win32" else ["-O3"]
    return Extension(name, [place.as_posix()], extra_compile_args=optimised)


def compiles(*options: str) -> bool:
    """Whether a C file that knows Python can be compiled here, with some options."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.errors import CompileError, DistutilsPlatformError
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as place:
        source = Path(place, "trial.c")
        source.write_text(
            "#include <Python.h>\nPyMODINIT_FUNC PyInit_trial(void) { return NULL; }\n"
        )
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile(
                [str(source)],
                output_dir=place,
                include_dirs=[get_python_inc()],
                extra_postargs=list(options),
            )
        except (CompileError, DistutilsPlatformError, OSError):
            return False
    return True


class build_at_once(build_ext):  # noqa: N801  (named like the command it replaces)
    """Modules are compiled side by side, one on each core."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = True


class compile(Command):  # noqa: A001, N801  (the name of the command)
    """Compiles the checkout's engine, whole or not at all."""

    user_options: ClassVar[list[tuple[str, str, str]]] = []

    def initialize_options(self) -> None: ...

    def finalize_options(self) -> None: ...

    def run(self) -> None:
        folder = BUILD.folder()
        if folder.is_dir():
            return
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as place:
            command = build_at_once(self.distribution)
            self.distribution.ext_modules = extensions((*BUILD.ROOMS, *BUILD.PROOF), place)
            command.build_lib = f"{place}/lib"
            command.build_temp = f"{place}/temp"
            command.ensure_finalized()
            command.run()
            if BUILD.folder() != folder:
                sys.exit("The sources have changed meanwhile: compile again.")
            if self.distribution.ext_modules:
                os.rename(f"{place}/lib", folder)
        forget_all_but_latest(folder.parent, 4)


class build_with_page(build_py):  # noqa: N801  (named like the command it replaces)
    """A wheel carries the browser's page, and is not built without it."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        page = ROOT / "web" / "dist"
        if not (page / "index.html").is_file():
            sys.exit("The page is not built, and a wheel needs it. `make wheel` builds both.")
        static = Path(self.build_lib, "tearum", "server", "static")
        shutil.rmtree(static, ignore_errors=True)  # of an earlier build, with other names
        shutil.copytree(page, static)


def forget_all_but_latest(place: Path, kept: int) -> None:
    """Older builds go; a few stay, for programs that still run on them."""
    for old in sorted(place.iterdir(), key=os.path.getmtime)[:-kept]:
        shutil.rmtree(old)


setup(
    cmdclass={"build_ext": build_at_once, "build_py": build_with_page, "compile": compile},
    ext_modules=extensions(BUILD.ROOMS, "build/c") if "bdist_wheel" in sys.argv else [],
)
