import { colors } from '@patine/brand/colors';
import { createElement as h } from 'react';
import { PictureRow } from './components.ts';

export type EmailItem = {
  name: string;
  /** Size, seller and customisation. */
  details?: readonly string[];
  /** The price in words: with the former one where it has dropped. */
  price?: string;
  /** The part of `price` that is struck out. */
  formerPrice?: string;
  /** URL of its page. */
  href?: string;
  /** URL of its picture. */
  picture: string | null;
};

const bold = { fontWeight: 600 };

const Name = ({ name, href }: EmailItem) =>
  href === undefined
    ? h('strong', { style: bold }, name)
    : h('a', { href, className: 'link', style: { ...bold, color: colors.denim } }, name);

function Price({ price = '', formerPrice }: EmailItem) {
  const start = formerPrice === undefined ? -1 : price.lastIndexOf(formerPrice);
  if (formerPrice === undefined || start === -1) return price;
  return [
    price.slice(0, start),
    h('s', { key: 'former' }, formerPrice),
    price.slice(start + formerPrice.length),
  ];
}

const Card = (item: EmailItem) =>
  h(
    PictureRow,
    { src: item.picture },
    h('div', null, h(Name, item)),
    item.details && item.details.length > 0
      ? h('div', { className: 'muted', style: { color: colors.muted } }, item.details.join(', '))
      : null,
    item.price === undefined ? null : h('div', null, h(Price, item)),
  );

export type ItemListProps = { items: readonly EmailItem[] };

/** Pieces with their pictures. */
export const ItemList = ({ items }: ItemListProps) =>
  h(
    'ul',
    { style: { margin: '0 0 16px', padding: 0, listStyle: 'none' } },
    items.map((item, index) => h('li', { key: index, style: { margin: '0 0 16px' } }, h(Card, item))),
  );

/** A line for each piece, followed by its URL. */
export const itemListText = ({ items }: ItemListProps): string =>
  items
    .map(({ name, details = [], price, href }) =>
      [`- ${[name, ...details, price].filter(Boolean).join(', ')}`, href].filter(Boolean).join('\n'),
    )
    .join('\n');
