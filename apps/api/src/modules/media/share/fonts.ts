import { PICTURE_FONTS } from '@patine/brand/font-files';
import { type Font, openSync } from 'fontkit';

/** The brand's faces, read once. */
export const FONTS = {
  display: openSync(PICTURE_FONTS.display) as Font,
  text: openSync(PICTURE_FONTS.text) as Font,
} as const;

export type Setting = {
  face: Font;
  /** Font size and letter spacing in pixels. */
  size: number;
  spacing?: number;
};

/** Replaces characters that the font lacks by their base letter, or removes them. */
export function drawable(face: Font, text: string): string {
  const has = (letter: string) => face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  return Array.from(text.replaceAll(/\s+/g, ' ').trim().normalize('NFC'))
    .map((letter) => (has(letter) ? letter : Array.from(letter.normalize('NFD')).filter(has).join('')))
    .join('');
}

export function widthOf(text: string, { face, size, spacing = 0 }: Setting): number {
  const { advanceWidth, glyphs } = face.layout(text);
  return (advanceWidth * size) / face.unitsPerEm + spacing * Math.max(0, glyphs.length - 1);
}

/** Returns a line of text as SVG path data. Its baseline starts at (x, y). */
export function outline(text: string, { face, size, spacing = 0 }: Setting, x: number, y: number): string {
  const { glyphs, positions } = face.layout(text);
  const scale = size / face.unitsPerEm;
  let pen = x;
  return glyphs
    .map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const left = pen + xOffset * scale;
      pen += xAdvance * scale + spacing;
      return glyph.path
        .scale(scale, -scale)
        .translate(left, y - yOffset * scale)
        .toSVG();
    })
    .join('');
}

const ELLIPSIS = '…';

/** Breaks a text between words. Truncates text beyond `most` lines with an ellipsis. */
export function breakLines(text: string, setting: Setting, { width, most }: { width: number; most: number }) {
  const fits = (line: string) => widthOf(line, setting) <= width;
  const shorten = (line: string) => {
    // Estimates by average character width how many fit, plus a margin, to shorten the loop.
    const about = Math.ceil((line.length * width) / widthOf(line, setting)) + 5;
    let letters = Array.from(line).slice(0, about);
    while (letters.length > 0 && !fits(`${letters.join('')}${ELLIPSIS}`)) letters = letters.slice(0, -1);
    return `${letters.join('').trimEnd()}${ELLIPSIS}`;
  };
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else if (lines.length < most) lines.push(word);
    else return { lines: [...lines.slice(0, -1), shorten(longer)], isWhole: false };
  }
  return { lines: lines.map((line) => (fits(line) ? line : shorten(line))), isWhole: lines.every(fits) };
}
