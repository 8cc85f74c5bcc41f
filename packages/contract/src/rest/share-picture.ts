import { hash } from 'node:crypto';
import type { Locale } from '@patine/core';

/** Pixels of the picture that stands for a page where it is shared (Open Graph). */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** Rises when such pictures come out differently, so that nobody shows an old one for a new one. */
const DRAWING = 1;

/** All that the picture of a piece is drawn from. */
export type SharedProduct = {
  reference: number;
  /** Picture id of its front; null where it has none. */
  picture: string | null;
  name: string;
  brand: string | null;
  /** Hundredths; the regular one is null where the price is not reduced. */
  amount: number;
  regularAmount: number | null;
};

/** Changes with what is drawn: an address never changes its content. */
export const shareVersion = ({ picture, name, brand, amount, regularAmount }: SharedProduct) =>
  hash('sha256', JSON.stringify([DRAWING, picture, name, brand, amount, regularAmount]), 'hex').slice(0, 10);

/** Where the picture of a piece's page is: photograph, name, price and the shop's mark. */
export const productSharePath = (locale: Locale, piece: SharedProduct) =>
  `/media/og/${locale}-${piece.reference}-${shareVersion(piece)}.jpg`;

/** One of the shop's pictures, cut to the form that is shared. */
export const pictureSharePath = (id: string) => `/media/og/picture-${id}.jpg`;

/** For pages that have no picture of their own. */
export const SITE_SHARE_PATH = '/media/og/house.jpg';
