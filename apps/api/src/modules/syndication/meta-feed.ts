import { BRAND_NAME } from '@patine/brand';
import { amountWithCode, euros } from '@patine/core';
import type { MerchantProduct } from './merchant-product.ts';

type Column = (item: MerchantProduct) => string;

/** Columns of Meta's catalogue feed, keyed by their names in its specification. */
const COLUMNS: Readonly<Record<string, Column>> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  description: ({ description, title }) => description || title,
  availability: ({ isAvailable }) => (isAvailable ? 'in stock' : 'out of stock'),
  condition: ({ isNew }) => (isNew ? 'new' : 'used'),
  price: ({ price, regular }) => amountWithCode(euros(regular ?? price)),
  sale_price: ({ price, regular }) => (regular === null ? '' : amountWithCode(euros(price))),
  link: ({ link }) => link,
  image_link: ({ images }) => images[0],
  additional_image_link: ({ images }) => images.slice(1).join(','),
  // Meta requires a brand, so products without one get the shop's name.
  brand: ({ brand }) => brand ?? BRAND_NAME,
  google_product_category: ({ googleCategory }) => String(googleCategory),
  product_type: ({ productType }) => productType,
  color: ({ colors }) => colors.join('/'),
  material: ({ materials }) => materials.join('/'),
  pattern: ({ pattern }) => pattern ?? '',
  size: ({ size }) => size,
  gender: ({ gender }) => gender,
  age_group: ({ ageGroup }) => ageGroup,
  shipping: ({ shipping }) =>
    shipping
      .map(({ country, carrier, amount }) => `${country}::${carrier}:${amountWithCode(euros(amount))}`)
      .join(','),
};
const columns = Object.values(COLUMNS);

const cell = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const META_START = `${Object.keys(COLUMNS).join(',')}\n`;

export const metaLine = (item: MerchantProduct): string =>
  `${columns.map((column) => cell(column(item).toWellFormed())).join(',')}\n`;
