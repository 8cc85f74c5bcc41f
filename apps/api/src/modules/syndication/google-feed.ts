import { BRAND_NAME } from '@patine/brand';
import { amountWithCode, escapeXml, euros, xmlElement } from '@patine/core';
import type { MerchantProduct } from './merchant-product.ts';

const tag = (name: string, text: string | null) => (text ? xmlElement(`g:${name}`, text) : '');

const prices = ({ price, regular }: MerchantProduct) =>
  regular === null
    ? tag('price', amountWithCode(euros(price)))
    : tag('price', amountWithCode(euros(regular))) + tag('sale_price', amountWithCode(euros(price)));

/** Each product is a single vintage item without a GTIN or MPN, so `identifier_exists` is always "no". */
export function googleItem(item: MerchantProduct): string {
  const [front, ...others] = item.images;
  return [
    '<item>',
    tag('id', item.id),
    tag('title', item.title),
    tag('description', item.description),
    tag('link', item.link),
    tag('image_link', front),
    ...others.map((image) => tag('additional_image_link', image)),
    tag('condition', item.isNew ? 'new' : 'used'),
    tag('availability', item.isAvailable ? 'in_stock' : 'out_of_stock'),
    prices(item),
    tag('identifier_exists', 'no'),
    tag('brand', item.brand),
    tag('google_product_category', String(item.googleCategory)),
    tag('product_type', item.productType),
    tag('color', item.colors.join('/')),
    tag('material', item.materials.join('/')),
    tag('pattern', item.pattern),
    tag('size', item.size),
    tag('gender', item.gender),
    tag('age_group', item.ageGroup),
    ...item.shipping.map(
      ({ country, carrier, amount }) =>
        `<g:shipping>${tag('country', country)}${tag('service', carrier)}${tag('price', amountWithCode(euros(amount)))}</g:shipping>`,
    ),
    '</item>\n',
  ].join('');
}

export const googleStart = (address: string) =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>' +
  `<title>${escapeXml(BRAND_NAME)}</title><link>${escapeXml(address)}</link><description>${escapeXml(BRAND_NAME)}</description>\n`;

export const GOOGLE_END = '</channel></rss>\n';
