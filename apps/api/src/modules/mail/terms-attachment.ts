import { PDF_FONTS } from '@patine/brand/font-files';
import type { PageInfo } from '@patine/contract/content/structure';
import type { Locale } from '@patine/core';
import { micromark } from 'micromark';
import type { Services } from '../../context.ts';
import { fillPayment, readVersion, versionShownAt } from '../content/index.ts';
import { bytesOf, createPdf } from '../../pdf/create-pdf.ts';

/** Points; the height of a heading and two lines. */
const ROOM_FOR_HEADING = 64;

type Sources = Pick<Services, 'db' | 'config'>;

const keyIn = (locale: Locale) => ({ kind: 'page', name: 'terms', locale }) as const;

/** Returns the version of the terms in force at a given time; null when none was published. */
export const termsInForce = ({ db }: Pick<Services, 'db'>, locale: Locale, at: Date) =>
  versionShownAt(db, keyIn(locale), at);

const SIGNS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Converts Markdown to plain paragraphs: list items start with a bullet, URLs follow the text of their links. */
const paragraphsOf = (markdown: string, publicUrl: string): string[] =>
  micromark(markdown)
    .replaceAll(/<li>\s*/g, '• ')
    .replaceAll(/<a href="([^"]*)">([^]*?)<\/a>/g, (_, href: string, text: string) =>
      href === `mailto:${text}` ? text : `${text} (${new URL(href, publicUrl).href})`,
    )
    .split(/<\/(?:p|li|h\d)>/)
    .map((part) =>
      part
        .replaceAll(/<[^>]+>/g, '')
        .replaceAll(/&\w+;/g, (sign) => SIGNS[sign] ?? sign)
        // Keeps non-breaking spaces.
        .replaceAll(/[ \t\n]+/g, ' ')
        .trim(),
    )
    .filter(Boolean);

/** Renders a version of the terms as a PDF, because a link would show the current version instead. */
export async function termsAttachment(
  { db, config }: Sources,
  locale: Locale,
  version: number,
): Promise<Buffer> {
  const found = await readVersion(db, keyIn(locale), version);
  if (!found) throw new Error(`Version ${version} of the terms does not exist in ${locale}`);
  const { title, zones } = fillPayment(found.shown as PageInfo, config, locale);
  const doc = createPdf({ title, locale, at: found.publishedAt ?? found.createdAt });
  doc.font(PDF_FONTS.title).fontSize(20).text(title).moveDown(1);
  for (const block of zones.flatMap(({ blocks }) => blocks)) {
    const { title: head, text } = block as { title?: string; text?: string };
    // Avoids a heading at the bottom of a page without its text.
    if (doc.y > doc.page.maxY() - ROOM_FOR_HEADING) doc.addPage();
    if (head) doc.font(PDF_FONTS.strong).fontSize(11).text(head).moveDown(0.4);
    doc.font(PDF_FONTS.text).fontSize(9);
    for (const paragraph of paragraphsOf(text ?? '', config.PUBLIC_URL)) doc.text(paragraph).moveDown(0.5);
    doc.moveDown(0.6);
  }
  return bytesOf(doc);
}
