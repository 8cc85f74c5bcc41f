/** A part of a material cell, `80% laine`; percent is null where none is given. */
export type MaterialPart = { text: string; percent: number | null };

const PERCENT = /(\d{1,3}(?:[.,]\d{1,2})?)\s*%/;
/** A second layer: its materials are not those of the piece. */
const LINING =
  /^(?:doublure|doublé|doublée|lining|lined|rembourrage|garniture|semelle|filling|padding|sole)\b/i;
const LAYER =
  /(?=\b(?:doublure|doublé|doublée|lining|lined|rembourrage|garniture|semelle|filling|padding|sole|extérieur|exterieur|outer|shell|dessus|upper|tissu principal|main fabric|composition)\b)/i;
const LAYER_NAME =
  /^(?:extérieur|exterieur|outer|shell|dessus|upper|tissu principal|main fabric|composition|matière|matières|material)\s*:?\s*/i;
const SEPARATOR = /[,/+&•|\n]|\s[-–—]\s|\s(?:et|and|with|avec)\s/i;

const partsOf = (text: string) => {
  // `laine 80% soie 20%` has each percent after its name, `80% laine 20% soie` before.
  const after = /^[^\d%]+\d[\d.,]*\s*%/.test(text);
  return text.split(after ? /(?<=%)/ : /(?=\b\d{1,3}(?:[.,]\d{1,2})?\s*%)/);
};

/** Splits a cell of materials: `100% lin`, `denim - jeans`, `80% laine 20% polyamide; doublure: viscose`. */
export function splitMaterials(cell: string): MaterialPart[] {
  const layers = cell
    .split(/[;\n]|\.(?=\s|$)/)
    .flatMap((text) => text.split(LAYER))
    .map((text) => text.trim())
    .filter(Boolean);
  const outer = layers.filter((text) => !LINING.test(text));
  return (outer.length > 0 ? outer : layers)
    .flatMap((text) => text.replace(LAYER_NAME, '').replace(LINING, '').split(SEPARATOR))
    .flatMap(partsOf)
    .map((text) => {
      const [found, percent = ''] = PERCENT.exec(text) ?? [];
      const words = text.replace(found ?? '', '').replace(/\s+/g, ' ');
      return {
        text: words.replace(/^[\s:.*-]+|[\s:.*-]+$/g, ''),
        percent: found === undefined ? null : Number(percent.replace(',', '.')),
      };
    })
    .filter(({ text }) => text !== '');
}
