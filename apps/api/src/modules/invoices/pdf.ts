import { createRequire } from 'node:module';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Locale } from '@patine/core';
import PdfKit from 'pdfkit';
import { operator } from '../../operator.ts';

/** Fonts that cover the scripts of sellers' and buyers' names. */
const letters = path.join(
  path.dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')),
  'ttf',
);

export const FONTS = {
  text: path.join(letters, 'DejaVuSans.ttf'),
  strong: path.join(letters, 'DejaVuSans-Bold.ttf'),
  title: path.join(letters, 'DejaVuSerif-Italic.ttf'),
} as const;

export const COLORS = { ink: '#1c1917', muted: '#6b6259', line: '#ddd3c5', garance: '#a63d2f' } as const;

type Paper = { title: string; locale: Locale; at: Date };

/** Creates a tagged, accessible A4 document. The same input gives the same bytes. */
export function createPdf({ title, locale, at }: Paper) {
  const doc = new PdfKit({
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
  // DejaVu has wide letters and tight lines.
  doc.lineGap(2);
  doc.font(FONTS.title).fontSize(24).fillColor(COLORS.garance).text(operator.tradeName);
  doc.moveDown(1);
  doc.font(FONTS.text).fontSize(10).fillColor(COLORS.ink);
  return doc;
}

export type Doc = ReturnType<typeof createPdf>;

/** Writes a thin line across the page. */
export function rule(doc: Doc) {
  const { left, right } = doc.page.margins;
  doc
    .moveTo(left, doc.y)
    .lineTo(doc.page.width - right, doc.y)
    .lineWidth(0.75)
    .strokeColor(COLORS.line)
    .stroke();
  doc.moveDown(0.6);
}

/** Writes a label on the left and an amount on the right; a long label wraps. */
export function sumLine(doc: Doc, words: string, sum: string, isStrong = false) {
  const { left, right } = doc.page.margins;
  const width = doc.page.width - left - right;
  const top = doc.y;
  doc.font(isStrong ? FONTS.strong : FONTS.text).text(words, left, top, { width: width - 120 });
  const bottom = doc.y;
  doc.text(sum, left + width - 110, top, { width: 110, align: 'right' });
  doc.x = left;
  doc.y = bottom;
  doc.moveDown(0.5);
  doc.font(FONTS.text);
}

/** Finishes the document and returns its bytes. */
export async function bytesOf(doc: Doc): Promise<Buffer> {
  const bytes = buffer(doc);
  doc.end();
  return bytes;
}
