"""A kind of import contract: what the core may import from outside the project."""

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class AllowedImports(Contract):
    """Modules may import the standard library, less what is forbidden, and the packages named; all else is an error.

    So is importing the project's root, whose public functions stand above the modules of the core.
    """

    modules = fields.SetField(subfield=fields.StringField())
    packages = fields.SetField(subfield=fields.StringField())
    forbidden = fields.SetField(subfield=fields.StringField())
    exempt = fields.SetField(subfield=fields.StringField(), required=False, default=set())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Collect the imports that are not allowed."""
        allowed = (set(sys.stdlib_module_names) - set(self.forbidden)) | set(self.packages) | {"wildswing"}
        wrong = [
            (name, imported)
            for package in self.modules
            if package in graph.modules
            for name in sorted({package} | graph.find_descendants(package))
            if name not in self.exempt
            for imported in sorted(graph.find_modules_directly_imported_by(name))
            if imported == "wildswing" or imported.split(".")[0] not in allowed
        ]
        return ContractCheck(kept=not wrong, metadata={"wrong": wrong})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print one line for each."""
        for name, imported in check.metadata["wrong"]:
            output.print_error(f"{name} imports {imported}")
