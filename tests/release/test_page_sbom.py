"""The list of the page's parts has what is shipped, and nothing that only developers need."""

from tools.page_sbom import ONLY_FOR_DEVELOPERS, without_tools


def test_what_only_developers_need_is_taken_away() -> None:
    sbom = {
        "metadata": {"component": {"bom-ref": "web", "name": "web", "version": "0.0.0"}},
        "components": [
            {"bom-ref": "svelte", "properties": []},
            {"bom-ref": "eslint", "properties": [ONLY_FOR_DEVELOPERS]},
        ],
        "dependencies": [
            {"ref": "web", "dependsOn": ["svelte", "eslint"]},
            {"ref": "eslint", "dependsOn": ["svelte"]},
            {"ref": "svelte"},
        ],
    }
    shipped = without_tools(sbom)
    assert [one["bom-ref"] for one in shipped["components"]] == ["svelte"]
    assert shipped["dependencies"] == [
        {"ref": "web", "dependsOn": ["svelte"]},
        {"ref": "svelte", "dependsOn": []},
    ]
    assert shipped["metadata"]["component"]["name"] == "tearum-page"
