const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻';
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋';
const plain = '0123456789+−';

/** A text whose raised and lowered figures (10⁶, CO₂) are drawn as small ones: hardly a font has them all. */
export function Figures({ text }: { readonly text: string }) {
  return text.split(/([⁰¹²³⁴-⁹⁺⁻]+|[₀-₉₊₋]+)/).map((part, place) => {
    const from = [raised, lowered].find((figures) => part !== '' && figures.includes(part[0] as string));
    if (!from) return part;
    const figures = [...part].map((figure) => plain[from.indexOf(figure)]).join('');
    const verticalAlign = from === raised ? 'super' : 'sub';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a title never move.
      <span key={place} style={{ fontSize: '0.6em', verticalAlign }}>
        {figures}
      </span>
    );
  });
}
