import { hostOf } from './archives.ts';

/** Short names of the licences of Creative Commons, its tools for the public domain, and the public domain itself, in both languages. */
const openNames = [
  /^cc-?(?:0|zero|by|pdm?|pddc)(?:-|$)/,
  /^creative-commons(?:-|$)/,
  /^public-domain(?:-|$)/,
  /^pd(?:m|dc)?(?:-|$)/,
  /^(?:رخصة-)?المشاع-الإبداعي(?:-|$)/,
  /^(?:ال)?(?:ملكية|ملك)-(?:ال)?(?:عامة|عام)$/,
];

/** Whether a licence is Creative Commons or public domain, by name (`CC-BY-4.0`, `public-domain`) or address. */
export function isOpenLicence(licence: string | undefined): boolean {
  if (!licence) return false;
  if (URL.canParse(licence))
    return hostOf(licence) === 'creativecommons.org' && /^\/(?:licenses|publicdomain)\//.test(new URL(licence).pathname);
  const name = licence
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return openNames.some((pattern) => pattern.test(name));
}
