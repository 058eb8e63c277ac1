/** The address of a licence that is named by its SPDX id (`CC-BY-4.0`), by an address, or by the words of Creative Commons; undefined for others. */
export function licenceAddress(licence: string | undefined): string | undefined {
  if (!licence) return undefined;
  if (/^https?:\/\/\S+$/.test(licence)) return licence;
  const name = licence.trim().toLowerCase().replace(/\s+/g, '-');
  if (/^(?:cc0|cc-zero|public-domain-dedication)(?:-1\.0)?$/.test(name)) return 'https://creativecommons.org/publicdomain/zero/1.0/';
  const found = /^cc-(by(?:-nc)?(?:-nd|-sa)?)(?:-(\d\.\d))?$/.exec(name);
  if (found) return `https://creativecommons.org/licenses/${found[1]}/${found[2] ?? '4.0'}/`;
  const spdx = [
    'MIT',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'GPL-2.0-only',
    'GPL-3.0-only',
    'GPL-3.0-or-later',
    'MPL-2.0',
    'ODbL-1.0',
  ].find((id) => id.toLowerCase() === name);
  return spdx && `https://spdx.org/licenses/${spdx}.html`;
}

/** A licence as a reader knows it: `CC BY 4.0` for its SPDX id or its address; another as its source has it. */
export function licenceName(licence: string): string {
  const address = licenceAddress(licence) ?? '';
  const [, terms, version] = /^https?:\/\/creativecommons\.org\/licenses\/([a-z-]+)\/(\d\.\d)\b/.exec(address) ?? [];
  if (terms) return `CC ${terms.toUpperCase()} ${version}`;
  if (/^https?:\/\/creativecommons\.org\/publicdomain\/zero\//.test(address)) return 'CC0 1.0';
  return licence.replace(/^https?:\/\//, '');
}
