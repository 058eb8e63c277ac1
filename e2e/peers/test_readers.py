"""What our import reads from the test files of its formats, compared with what libraries of others read. `npm run compare-readers` does so for any folder."""

from compare_readers import compare
from conftest import ROOT


def test_readers(site):
    paths = sorted(path for path in (ROOT / "lib/import/testing").iterdir() if path.suffix != ".ts")
    counts, unexplained = compare(site.node, paths)
    assert unexplained == []
    assert {kind for kind, _ in counts} >= {"BibTeX", "CSV", "DataCite", "Dublin Core", "JATS", "MARCXML", "MODS", "RIS"}
