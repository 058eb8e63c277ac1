import { directionOf, type Language } from '#lib/languages/languages.ts';

/**
 * A message as HTML, for light and dark screens and from the width of a phone on. Mail programs remove attributes of `html` and `body`, so
 * language and direction are also on an element of their own.
 */
export function mailPage(language: Language, parts: readonly string[]): string {
  const attributes = `lang="${language}" dir="${directionOf(language)}"`;
  return `<!doctype html><html ${attributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>${style}</style></head><body><div class="mail" ${attributes}>${parts.join('\n')}</div></body></html>`;
}

/** Colours have a contrast of at least 4.5 to 1 in both themes. Lines of Arabic need more room than lines of Latin letters. */
const style = [
  ':root{color-scheme:light dark}',
  'body{margin:0;background:#fff;color:#1c1b22}',
  '.mail{max-width:36em;margin:0 auto;padding:16px;font:16px/1.5 system-ui,"Segoe UI",Tahoma,Arial,sans-serif;text-align:start;overflow-wrap:anywhere}',
  '.mail[lang=ar]{line-height:1.8}',
  'h1{font-size:20px;margin:0}.list{margin:0 0 16px;color:#5a5866}',
  'ol{margin:0;padding:0;list-style:none}li{padding:12px 0;border-top:1px solid #d9d7e0}',
  'a{color:#1d4f91}.title{font-weight:600;text-decoration:none}',
  '.second,.facts{color:#5a5866}.facts,.foot{font-size:14px}.foot{color:#5a5866}',
  '@media (prefers-color-scheme:dark){body{background:#16151b;color:#eceaf2}.list,.second,.facts,.foot{color:#aaa7b8}li{border-color:#3a3845}a{color:#8fb7f0}}',
].join('');
