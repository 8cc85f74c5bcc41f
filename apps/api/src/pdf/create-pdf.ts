import { createRequire } from 'node:module';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Locale } from '@patine/core';
import { colors } from '@patine/brand/colors';
import { PDF_FONTS } from '@patine/brand/font-files';
import { type Font, openSync } from 'fontkit';
import PdfKit from 'pdfkit';
import { operator } from '../operator.ts';

const DEJAVU = path.join(
  path.dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')),
  'ttf',
);

/** Faces that cover the scripts of sellers' and buyers' names. */
const FALLBACKS: Readonly<Record<string, string>> = {
  [PDF_FONTS.text]: path.join(DEJAVU, 'DejaVuSans.ttf'),
  [PDF_FONTS.strong]: path.join(DEJAVU, 'DejaVuSans-Bold.ttf'),
  [PDF_FONTS.title]: path.join(DEJAVU, 'DejaVuSerif-Bold.ttf'),
  [PDF_FONTS.brand]: path.join(DEJAVU, 'DejaVuSerif-Italic.ttf'),
};

const letters = new Map<string, ReadonlySet<number>>();

/** True if a face has every letter of a text. */
function covers(face: string, text: string): boolean {
  const known = letters.get(face) ?? new Set((openSync(face) as Font).characterSet);
  letters.set(face, known);
  return [...text].every((sign) => sign === '\n' || known.has(sign.codePointAt(0) ?? 0));
}

/** Writes a text in its fallback face where its own has not all of its letters. */
class ShopPdf extends PdfKit {
  // Without an initial value: the constructor of the base class sets a font.
  declare private face: string;

  override font(face: string) {
    this.face = face;
    return super.font(face);
  }

  override text(text: string, ...rest: unknown[]): this {
    const { face } = this;
    const fallback = FALLBACKS[face];
    const isCovered = fallback === undefined || covers(face, text);
    if (!isCovered) super.font(fallback);
    super.text(text, ...(rest as [PDFKit.Mixins.TextOptions?]));
    if (!isCovered) super.font(face);
    return this;
  }
}

type Paper = { title: string; locale: Locale; at: Date };

/** Creates a tagged, accessible A4 document. The same input gives the same bytes. */
export function createPdf({ title, locale, at }: Paper) {
  const doc = new ShopPdf({
    size: 'A4',
    margin: 56,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: {
      Title: title,
      Author: operator.tradeName,
      Creator: operator.tradeName,
      CreationDate: at,
      ModDate: at,
    },
  });
  doc.lineGap(3);
  doc.font(PDF_FONTS.brand).fontSize(28).fillColor(colors.ink).text(operator.tradeName);
  seam(doc, colors.garance, [4, 3]);
  doc.moveDown(1);
  doc.font(PDF_FONTS.text).fontSize(10).fillColor(colors.ink);
  return doc;
}

export type Doc = ReturnType<typeof createPdf>;

/** Draws a dashed line across the page, the shop's stitched seam. */
function seam(doc: PDFKit.PDFDocument, color: string, [length, space]: readonly [number, number]) {
  const { left, right } = doc.page.margins;
  doc
    .moveTo(left, doc.y)
    .lineTo(doc.page.width - right, doc.y)
    .lineWidth(0.75)
    .dash(length, { space })
    .strokeColor(color)
    .stroke()
    .undash();
}

/** Writes a thin seam across the page. */
export function rule(doc: Doc) {
  seam(doc, colors.muted, [2, 2]);
  doc.moveDown(0.6);
}

const SMALL = 8.5;
const COLUMN_GAP = 28;

/** Width between the margins. */
export const widthOf = ({ page: { width, margins } }: Doc) => width - margins.left - margins.right;

/** Writes in the size of notes and titles of columns, muted. */
export const small = (doc: Doc) => doc.fontSize(SMALL).fillColor(colors.muted);

/** Writes blocks side by side, each a small title above its lines. */
export function columns(doc: Doc, blocks: readonly (readonly [title: string, lines: string])[]) {
  const { left } = doc.page.margins;
  const width = (widthOf(doc) - COLUMN_GAP * (blocks.length - 1)) / blocks.length;
  const top = doc.y;
  const bottoms = blocks.map(([title, lines], index) => {
    const x = left + index * (width + COLUMN_GAP);
    small(doc.font(PDF_FONTS.strong)).text(title, x, top, { width });
    doc
      .font(PDF_FONTS.text)
      .fontSize(10)
      .fillColor(colors.ink)
      .text(lines, x, doc.y + 2, { width });
    return doc.y;
  });
  doc.x = left;
  doc.y = Math.max(...bottoms);
}

/** Begins a page where a height does not fit any more. A new page would have the text in black. */
function keepTogether(doc: Doc, height: number, color: string) {
  if (doc.y + height > doc.page.maxY()) doc.addPage();
  doc.fillColor(color);
}

const SUM_WIDTH = 110;

/** Writes a label on the left and an amount on the right; a long label wraps, and both stay on one page. */
export function sumLine(doc: Doc, words: string, sum: string, color: string = colors.ink) {
  const { left } = doc.page.margins;
  const width = widthOf(doc);
  const labelWidth = width - SUM_WIDTH - 10;
  keepTogether(doc, doc.heightOfString(words, { width: labelWidth }), color);
  const top = doc.y;
  doc.text(words, left, top, { width: labelWidth });
  const bottom = doc.y;
  doc.text(sum, left + width - SUM_WIDTH, top, { width: SUM_WIDTH, align: 'right' });
  doc.x = left;
  doc.y = bottom;
  doc.moveDown(0.5);
}

const BAND_HEIGHT = 30;
const BAND_PADDING = 10;

/** Writes the total of a document on a band. */
export function totalLine(doc: Doc, words: string, sum: string) {
  const { left } = doc.page.margins;
  const width = widthOf(doc);
  keepTogether(doc, BAND_HEIGHT, colors.ink);
  const top = doc.y;
  doc.rect(left, top, width, BAND_HEIGHT).fill(colors.ecru);
  doc.font(PDF_FONTS.strong).fontSize(12).fillColor(colors.ink);
  const inner = { width: width - 2 * BAND_PADDING };
  doc.text(words, left + BAND_PADDING, top + 8, inner);
  doc.text(sum, left + BAND_PADDING, top + 8, { ...inner, align: 'right' });
  doc.font(PDF_FONTS.text).fontSize(10);
  doc.x = left;
  doc.y = top + BAND_HEIGHT + 8;
}

/** Finishes the document and returns its bytes. */
export async function bytesOf(doc: Doc): Promise<Buffer> {
  const bytes = buffer(doc);
  doc.end();
  return bytes;
}
