/** The address of a licence, by its SPDX id (`CC-BY-4.0`), address or Creative Commons name; undefined for others. */
export function licenceAddress(licence: string | undefined): string | undefined {
  if (!licence) return undefined;
  if (/^https?:\/\/\S+$/.test(licence)) return licence;
  const name = licence.trim().toLowerCase().replace(/\s+/g, '-');
  if (/^(?:cc0|cc-zero|public-domain-dedication)(?:-1\.0)?$/.test(name)) return 'https://creativecommons.org/publicdomain/zero/1.0/';
  const match = /^cc-(by(?:-nc)?(?:-nd|-sa)?)(?:-(\d\.\d))?$/.exec(name);
  if (match) return `https://creativecommons.org/licenses/${match[1]}/${match[2] ?? '4.0'}/`;
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

/** The display name of a licence: `CC BY 4.0` for its SPDX id or address; others unchanged. */
export function licenceName(licence: string): string {
  const address = licenceAddress(licence) ?? '';
  const [, terms, version] = /^https?:\/\/creativecommons\.org\/licenses\/([a-z-]+)\/(\d\.\d)\b/.exec(address) ?? [];
  if (terms) return `CC ${terms.toUpperCase()} ${version}`;
  if (/^https?:\/\/creativecommons\.org\/publicdomain\/zero\//.test(address)) return 'CC0 1.0';
  return licence.replace(/^https?:\/\//, '');
}
