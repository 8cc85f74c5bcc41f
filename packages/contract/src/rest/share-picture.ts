import { hash } from 'node:crypto';
import type { Locale } from '@patine/core';
import { readFramedId } from '../content/picture-framing.ts';

/** Size of Open Graph images in pixels. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** Version of the drawing code. Increase it when the images change, so that caches fetch them again. */
const DRAWING = 1;

/** Everything that the Open Graph image of a product shows. */
export type SharedProduct = {
  reference: number;
  /** Image id of the front; null for none. */
  picture: string | null;
  name: string;
  brand: string | null;
  /** Hundredths. `regularAmount` is null when the price is not reduced. */
  amount: number;
  regularAmount: number | null;
};

/** Returns a hash of what is drawn, because the content of a URL never changes. */
export const shareVersion = ({ picture, name, brand, amount, regularAmount }: SharedProduct) =>
  hash('sha256', JSON.stringify([DRAWING, picture, name, brand, amount, regularAmount]), 'hex').slice(0, 10);

/** Returns the path of the Open Graph image of a product: photograph, name, price and logo. */
export const productSharePath = (locale: Locale, product: SharedProduct) =>
  `/media/og/${locale}-${product.reference}-${shareVersion(product)}.jpg`;

/** Returns the path of an image of the shop, cropped to the Open Graph size, whatever its framing in pages. */
export const pictureSharePath = (id: string) => `/media/og/picture-${readFramedId(id).id}.jpg`;

/** Open Graph image of pages without their own. */
export const SITE_SHARE_PATH = '/media/og/shop.jpg';
