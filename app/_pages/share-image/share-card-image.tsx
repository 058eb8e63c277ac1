import { markAddress } from '#components/site/mark-shapes.ts';
import { cutAtWord } from '#lib/base/cut-at-word.ts';
import type { Logo, Site } from '#lib/domain/site/site.ts';
import type { Text } from '#lib/domain/text.ts';
import { directionOf, type Language } from '#lib/languages/languages.ts';
import { fontFamily } from './draw-share-image.ts';

interface ShareCardImageProps {
  readonly language: Language;
  readonly site: Site;
  /** Shown next to the site name when no operator is set. */
  readonly note: string;
  readonly title: Text;
  /** One text per line: for a publication, its people, then its venue and year. */
  readonly lines: readonly string[];
  /** An identifier, left to right. */
  readonly identifier?: string | undefined;
}

const color = { paper: '#fbf9f4', ink: '#1a1f2b', muted: '#59606f', hair: '#d3ccbb' } as const;
const column = { display: 'flex', flexDirection: 'column' } as const;
const center = { display: 'flex', alignItems: 'center' } as const;

/** Maximum characters of a title (four lines at the smallest size), and of each line below it. */
const titleMax = 150;
const lineMax = 72;
/** Maximum characters of each of the two names in the header. */
const nameMax = 30;
const logoHeight = 72;
const logoWidthMax = 240;

/** The share image of a page, 1200 × 630; drawn by Takumi, which supports a subset of CSS. */
export function ShareCardImage({ language, site, note, title, lines, identifier }: ShareCardImageProps) {
  const direction = directionOf(language);
  const page = { width: '100%', height: '100%', padding: '56px 72px', overflow: 'hidden', justifyContent: 'space-between' } as const;
  return (
    <div
      dir={direction}
      lang={language}
      style={{ ...column, ...page, position: 'relative', backgroundColor: color.paper, color: color.ink, fontFamily, direction }}
    >
      <Orbits side={direction === 'rtl' ? 'left' : 'right'} />
      <Head site={site} note={note} language={language} />
      <Title title={title} language={language} />
      <div style={{ ...column, gap: 6, fontSize: 28, lineHeight: 1.5, borderTop: `2px solid ${color.ink}`, paddingTop: 20 }}>
        {lines.map((line) => (
          <div key={line} style={{ width: '100%' }}>
            {direction === 'rtl' ? inArabicOrder(cutAtWord(line, lineMax)) : cutAtWord(line, lineMax)}
          </div>
        ))}
        {identifier && (
          <div style={{ width: '100%', direction: 'ltr', textAlign: startOf(direction), fontSize: 24, color: color.muted }}>
            {cutAtWord(identifier, lineMax)}
          </div>
        )}
      </div>
    </div>
  );
}

/** Logo, site name and operator. */
function Head({ site, note, language }: Pick<ShareCardImageProps, 'site' | 'note' | 'language'>) {
  const accent = site.accent?.day.accent ?? '#1d4f91';
  return (
    <div style={{ ...center, gap: 16 }}>
      {/* biome-ignore lint/performance/noImgElement: it is drawn here, not in a browser. */}
      <img src={markAddress(accent)} width={56} height={56} alt="" />
      <div style={{ fontSize: 34, fontWeight: 600 }}>{cutAtWord(site.name[language], nameMax)}</div>
      <div style={{ fontSize: 24, color: color.muted }}>{cutAtWord(site.operator.name?.[language].value ?? note, nameMax)}</div>
      {site.operator.logo && <OperatorLogo logo={site.operator.logo} />}
    </div>
  );
}

/** The operator's logo at the end of the header, `logoHeight` high unless it would be too wide. */
function OperatorLogo({ logo }: { readonly logo: Logo }) {
  const scale = Math.min(logoHeight / logo.height, logoWidthMax / logo.width);
  const address = `data:${logo.type};base64,${Buffer.from(logo.bytes).toString('base64')}`;
  const size = { width: Math.round(logo.width * scale), height: Math.round(logo.height * scale) };
  // biome-ignore lint/performance/noImgElement: it is drawn here, not in a browser.
  return <img src={address} {...size} alt="" style={{ marginInlineStart: 'auto' }} />;
}

/** The title in its own direction; longer titles get smaller letters, to fit four lines. */
function Title({ title, language }: Pick<ShareCardImageProps, 'title' | 'language'>) {
  const direction = directionOf(title.lang === 'und' ? language : title.lang);
  const shortTitle = cutAtWord(title.value, titleMax);
  const { length } = [...shortTitle];
  const fontSize = length <= 50 ? 68 : length <= 100 ? 54 : 46;
  const lineHeight = direction === 'rtl' ? 1.5 : 1.25;
  return (
    <div
      dir={direction}
      lang={title.lang}
      style={{ width: '100%', direction, textAlign: startOf(direction), fontSize, lineHeight, fontWeight: 600 }}
    >
      <TitleText text={shortTitle} />
    </div>
  );
}

function Orbits({ side }: { readonly side: 'left' | 'right' }) {
  return [300, 220, 140].map((size) => (
    <div
      key={size}
      style={{
        position: 'absolute',
        width: size,
        height: size,
        borderRadius: size,
        border: `1.5px solid ${color.hair}`,
        top: 20 - size / 2,
        [side]: 40 - size / 2,
      }}
    />
  ));
}

/** Latin names separated by Arabic commas would run left to right; an RLM after each comma restores the line's direction. */
function inArabicOrder(line: string): string {
  return line.replaceAll('، ', '\u200f،\u200f ');
}

function startOf(direction: 'ltr' | 'rtl'): 'left' | 'right' {
  return direction === 'rtl' ? 'right' : 'left';
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻';
const subscripts = '₀₁₂₃₄₅₆₇₈₉₊₋';
const plainDigits = '0123456789+−';

/** Superscripts and subscripts (10⁶, CO₂) are drawn as small digits, because few fonts have them all. */
function TitleText({ text }: { readonly text: string }) {
  return text.split(/([⁰¹²³⁴-⁹⁺⁻]+|[₀-₉₊₋]+)/).map((part, index) => {
    const from = [superscripts, subscripts].find((figures) => part !== '' && figures.includes(part[0] as string));
    if (!from) return part;
    const figures = [...part].map((figure) => plainDigits[from.indexOf(figure)]).join('');
    const verticalAlign = from === superscripts ? 'super' : 'sub';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a title never move.
      <span key={index} style={{ fontSize: '0.6em', verticalAlign }}>
        {figures}
      </span>
    );
  });
}
