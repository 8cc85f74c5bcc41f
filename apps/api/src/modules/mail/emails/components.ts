import { Fragment, createElement as h, type ReactNode } from 'react';
import { operator } from '../../../operator.ts';

const FONT = "'Instrument Sans',Helvetica,Arial,sans-serif";
const TITLE = 'Fraunces,Georgia,serif';
const cell = {
  padding: '8px 0',
  borderBottom: '1px solid #ddd3c5',
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
  h('h2', { style: { margin: '32px 0 8px', font: `500 20px/1.3 ${TITLE}` } }, children);

export const Section = ({ title, children }: Children & { title: string }) =>
  h(Fragment, null, h(Heading, null, title), children);

/** A link on its own line, so that it is easy to tap. */
export const CallToAction = ({ href, children }: Children & { href: string }) =>
  h(
    'p',
    { style: { margin: '0 0 16px' } },
    h('a', { href, style: { color: '#2b4162', fontWeight: 600 } }, children),
  );

export type ItemLinkProps = {
  /** Name, size and price of an item. */
  line: string;
  href: string;
};

/** An item that the email is about. The plain text has its URL on the next line. */
export const ItemLink = ({ line, href }: ItemLinkProps) => h(CallToAction, { href }, line);

export const List = ({ items }: { items: readonly string[] }) =>
  h(
    'ul',
    { style: { margin: '0 0 16px', paddingLeft: 20 } },
    items.map((item, index) => h('li', { key: index }, item)),
  );

export const Steps = ({ items }: { items: readonly string[] }) =>
  h(
    'ol',
    { style: { margin: '0 0 16px', paddingLeft: 24 } },
    items.map((item, index) => h('li', { key: index, style: { marginBottom: 4 } }, item)),
  );

export const Address = ({ lines }: { lines: readonly string[] }) =>
  h(
    'p',
    { style: { margin: '0 0 16px' } },
    lines.map((line, index) => h(Fragment, { key: index }, index > 0 ? h('br') : null, line)),
  );

export type AmountTableProps = {
  caption: string;
  /** The headers of the two columns. */
  head: readonly [string, string];
  rows: readonly (readonly [string, string])[];
};

/** A table of amounts. The first cell of each row is its header. */
export const AmountTable = ({ caption, head, rows }: AmountTableProps) =>
  h(
    'table',
    { style: { width: '100%', borderCollapse: 'collapse', margin: '0 0 16px' } },
    h('caption', { style: { textAlign: 'left', fontWeight: 600, paddingBottom: 4 } }, caption),
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
      rows.map(([name, amount], index) =>
        h(
          'tr',
          { key: index },
          h('th', { scope: 'row', style: { ...cell, fontWeight: 400 } }, name),
          h('td', { style: sumCell }, amount),
        ),
      ),
    ),
  );

export type EmailLayoutProps = Children & {
  title: string;
  /** True when the title repeats the subject; the plain text then leaves it out. */
  titleIsSubject?: boolean;
};

/** A single column that works at any width and text size, without external resources. */
export const EmailLayout = ({ title, children }: EmailLayoutProps) =>
  h(
    'main',
    {
      style: {
        maxWidth: 600,
        margin: '0 auto',
        padding: '24px 16px',
        background: '#faf7f2',
        color: '#1c1917',
        font: `16px/1.5 ${FONT}`,
      },
    },
    h('p', { style: { margin: '0 0 24px', font: `italic 24px/1.5 ${TITLE}` } }, operator.tradeName),
    h('h1', { style: { margin: '0 0 16px', font: `500 28px/1.15 ${TITLE}` } }, title),
    children,
  );
