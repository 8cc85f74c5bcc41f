import { amountWithCode, escapeXml, euros, xmlElement } from '@patine/core';
import type { MerchantProduct } from './merchant-product.ts';

const tag = (name: string, text: string | null) => (text ? xmlElement(`g:${name}`, text) : '');

const prices = ({ price, regular }: MerchantProduct) =>
  regular === null
    ? tag('price', amountWithCode(euros(price)))
    : tag('price', amountWithCode(euros(regular))) + tag('sale_price', amountWithCode(euros(price)));

/** Each product is a single vintage item without a GTIN or MPN, so `identifier_exists` is always "no". */
export function googleItem(piece: MerchantProduct): string {
  const [front, ...others] = piece.images;
  return [
    '<item>',
    tag('id', piece.id),
    tag('title', piece.title),
    tag('description', piece.description),
    tag('link', piece.link),
    tag('image_link', front),
    ...others.map((image) => tag('additional_image_link', image)),
    tag('condition', piece.isNew ? 'new' : 'used'),
    tag('availability', piece.isAvailable ? 'in_stock' : 'out_of_stock'),
    prices(piece),
    tag('identifier_exists', 'no'),
    tag('brand', piece.brand),
    tag('google_product_category', String(piece.googleCategory)),
    tag('product_type', piece.productType),
    tag('color', piece.colours.join('/')),
    tag('material', piece.materials.join('/')),
    tag('pattern', piece.pattern),
    tag('size', piece.size),
    tag('gender', piece.gender),
    tag('age_group', piece.ageGroup),
    ...piece.shipping.map(
      ({ country, carrier, amount }) =>
        `<g:shipping>${tag('country', country)}${tag('service', carrier)}${tag('price', amountWithCode(euros(amount)))}</g:shipping>`,
    ),
    '</item>\n',
  ].join('');
}

export const googleStart = (address: string) =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>' +
  `<title>Patine</title><link>${escapeXml(address)}</link><description>Patine</description>\n`;

export const GOOGLE_END = '</channel></rss>\n';
