import { lookupTable } from '#lib/base/bounds/lookup-table.ts';

/** Greek letters by their names in the entity set ISOgrk1, which older articles use. */
const isoGreek = 'a=α b=β g=γ d=δ e=ε z=ζ ee=η th=θ i=ι k=κ l=λ m=μ n=ν x=ξ o=ο p=π r=ρ s=σ sf=ς t=τ u=υ ph=φ kh=χ ps=ψ oh=ω'
  .split(' ')
  .map((pair) => pair.split('=') as [string, string])
  .flatMap(([name, letter]) => [[`${name}gr`, letter], ...(name === 'sf' ? [] : [[`${name.toUpperCase()}gr`, letter.toUpperCase()]])]);

/** Named entities that occur in bibliographic data. */
const namedEntities: Readonly<Record<string, string>> = lookupTable(
  Object.fromEntries([
    ...isoGreek,
    ...(
      'amp=& lt=< gt=> quot=" apos=\' nbsp=\u00a0 ndash=– mdash=— lsquo=‘ rsquo=’ ldquo=“ rdquo=” laquo=« raquo=» hellip=… bull=• middot=· times=× divide=÷ plusmn=± minus=− deg=° ' +
      'micro=µ prime=′ Prime=″ sup1=¹ sup2=² sup3=³ frac12=½ frac14=¼ le=≤ ge=≥ ne=≠ asymp=≈ sim=∼ prop=∝ infin=∞ radic=√ sum=∑ int=∫ part=∂ nabla=∇ rarr=→ larr=← harr=↔ ' +
      'alpha=α beta=β gamma=γ delta=δ epsilon=ε zeta=ζ eta=η theta=θ iota=ι kappa=κ lambda=λ mu=μ nu=ν xi=ξ pi=π rho=ρ sigma=σ tau=τ upsilon=υ phi=φ chi=χ psi=ψ omega=ω ' +
      'Gamma=Γ Delta=Δ Theta=Θ Lambda=Λ Xi=Ξ Pi=Π Sigma=Σ Phi=Φ Psi=Ψ Omega=Ω aacute=á agrave=à acirc=â atilde=ã auml=ä aring=å aelig=æ ccedil=ç eacute=é egrave=è ecirc=ê euml=ë ' +
      'iacute=í igrave=ì icirc=î iuml=ï ntilde=ñ oacute=ó ograve=ò ocirc=ô otilde=õ ouml=ö oslash=ø uacute=ú ugrave=ù ucirc=û uuml=ü yacute=ý yuml=ÿ szlig=ß Aacute=Á Agrave=À Auml=Ä Aring=Å ' +
      'Ccedil=Ç Eacute=É Egrave=È Ntilde=Ñ Oacute=Ó Ouml=Ö Oslash=Ø Uacute=Ú Uuml=Ü scaron=š Scaron=Š shy=\u00ad zwnj=\u200c zwj=\u200d lrm=\u200e rlm=\u200f copy=© reg=® trade=™'
    )
      .split(' ')
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  ]),
);

/** Decodes entities, also when escaped up to three times (`&amp;lt;i&amp;gt;`); unknown ones stay. Never throws. */
export function decodeEntities(text: string): string {
  let decoded = text;
  for (let pass = 0; pass < 3 && decoded.includes('&'); pass += 1) {
    const decodedOnce = decoded.replace(entity, decodeOne);
    if (decodedOnce === decoded) break;
    decoded = decodedOnce;
  }
  return decoded;
}

const entity = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,9}));/g;

function decodeOne(match: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return namedEntities[name] ?? match;
  const code = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal);
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : match;
}
