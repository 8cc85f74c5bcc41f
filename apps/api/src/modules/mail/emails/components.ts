import { colors } from '@patine/brand/colors';
import { DISPLAY_FONT } from '@patine/brand/faces';
import { Fragment, createElement as h, type ReactNode } from 'react';

const cell = {
  padding: '8px 0',
  borderBottom: `1px solid ${colors.line}`,
  verticalAlign: 'top',
  textAlign: 'left',
} as const;
const sumCell = { ...cell, textAlign: 'right', whiteSpace: 'nowrap' } as const;

type Children = { children?: ReactNode };

export const Paragraph = ({ children }: Children) => h('p', { style: { margin: '0 0 16px' } }, children);

/** Splits a text into paragraphs at empty lines. */
export const paragraphsOf = (text: string) => text.split('\n\n');

export const Paragraphs = ({ text }: { text: string }) =>
  paragraphsOf(text).map((paragraph) => h(Paragraph, { key: paragraph }, paragraph));

export const Heading = ({ children }: Children) =>
  h('h2', { style: { margin: '32px 0 8px', font: `500 20px/1.3 ${DISPLAY_FONT}` } }, children);

export const Section = ({ title, children }: Children & { title: string }) =>
  h(Fragment, null, h(Heading, null, title), children);

/** A link on its own line, so that it is easy to tap. */
export const CallToAction = ({ href, children }: Children & { href: string }) =>
  h(
    'p',
    { style: { margin: '0 0 16px' } },
    h('a', { href, className: 'link', style: { color: colors.denim, fontWeight: 600 } }, children),
  );

/** The one action of an email. */
export const Button = ({ href, children }: Children & { href: string }) =>
  h(
    'p',
    { style: { margin: '24px 0' } },
    h(
      'a',
      {
        href,
        className: 'button',
        style: {
          display: 'inline-block',
          padding: '13px 27px',
          // Forced colours keep an edge, and no ground.
          border: `1px solid ${colors.garance}`,
          borderRadius: 2,
          background: colors.garance,
          color: colors.onFill,
          fontWeight: 600,
          textDecoration: 'none',
        },
      },
      children,
    ),
  );

/** Width of an item's picture; its height follows from the ratio of product photographs, 2:3. */
const PICTURE = 104;

/** A picture beside its name, which describes it; nothing without a picture. */
const ItemPicture = ({ src }: { src: string | null }) =>
  src === null
    ? null
    : h(
        'td',
        { style: { width: PICTURE, padding: '0 16px 0 0', verticalAlign: 'top' } },
        h('img', {
          src,
          alt: '',
          // Without it React would preload the picture from the head.
          loading: 'lazy',
          width: PICTURE,
          height: PICTURE * 1.5,
          style: { display: 'block', width: PICTURE, height: PICTURE * 1.5, objectFit: 'cover', border: 0 },
        }),
      );

export const PictureRow = ({ src, children }: Children & { src: string | null }) =>
  h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, style: { borderCollapse: 'collapse' } },
    h(
      'tbody',
      null,
      h(
        'tr',
        null,
        h(ItemPicture, { src }),
        h('td', { style: { padding: 0, verticalAlign: 'top', textAlign: 'left' } }, children),
      ),
    ),
  );

export type Item = {
  name: string;
  /** Seller and customisation. */
  details: readonly string[];
  amount: string;
  /** URL of its picture. */
  picture: string | null;
};

/** The items of an order with their pictures and amounts. */
export const ItemTable = ({ label, items }: { label: string; items: readonly Item[] }) =>
  h(
    'table',
    { 'aria-label': label, style: { width: '100%', borderCollapse: 'collapse', margin: '0 0 16px' } },
    h(
      'tbody',
      null,
      items.map(({ name, details, amount, picture }, index) =>
        h(
          'tr',
          { key: index },
          h(
            'th',
            { scope: 'row', style: { ...cell, padding: '12px 0', fontWeight: 400 } },
            h(
              PictureRow,
              { src: picture },
              h('strong', { style: { fontWeight: 600 } }, name),
              details.length > 0
                ? h('span', { className: 'muted', style: { color: colors.muted } }, `, ${details.join(', ')}`)
                : null,
            ),
          ),
          h('td', { style: { ...sumCell, padding: '12px 0' } }, amount),
        ),
      ),
    ),
  );

export const Steps = ({ items }: { items: readonly string[] }) =>
  h(
    'ol',
    { style: { margin: '0 0 16px', paddingLeft: 24 } },
    items.map((item, index) => h('li', { key: index, style: { marginBottom: 4 } }, item)),
  );

/** Puts a line break between contents. */
export const lineByLine = (lines: readonly ReactNode[]) =>
  lines.map((line, index) => h(Fragment, { key: index }, index > 0 ? h('br') : null, line));

export const Address = ({ lines }: { lines: readonly string[] }) => h(Paragraph, null, lineByLine(lines));

export type AmountTableProps = {
  /** Accessible name; the heading above shows it. */
  label: string;
  /** The headers of the two columns. */
  head: readonly [string, string];
  /** Name and amount; a third entry lists what the amount is made of. */
  rows: readonly (readonly [string, string, (readonly string[])?])[];
  /** The row that is the total. */
  total: number;
};

/** A table of amounts. The first cell of each row is its header. */
export const AmountTable = ({ label, head, rows, total }: AmountTableProps) =>
  h(
    'table',
    { 'aria-label': label, style: { width: '100%', borderCollapse: 'collapse', margin: '0 0 16px' } },
    h(
      'thead',
      null,
      h(
        'tr',
        null,
        h('th', { scope: 'col', style: cell }, head[0]),
        h('th', { scope: 'col', style: sumCell }, head[1]),
      ),
    ),
    h(
      'tbody',
      null,
      rows.map(([name, amount, parts = []], index) => {
        const fontWeight = index === total ? 600 : 400;
        const own = { fontWeight, ...(parts.length > 0 ? { borderBottom: 0, paddingBottom: 0 } : {}) };
        return h(
          Fragment,
          { key: index },
          h(
            'tr',
            null,
            h('th', { scope: 'row', style: { ...cell, ...own } }, name),
            h('td', { style: { ...sumCell, ...own } }, amount),
          ),
          parts.length > 0
            ? h(
                'tr',
                null,
                h(
                  'td',
                  {
                    colSpan: 2,
                    className: 'muted',
                    style: { ...cell, paddingTop: 0, color: colors.muted, fontSize: 14 },
                  },
                  lineByLine(parts),
                ),
              )
            : null,
        );
      }),
    ),
  );
