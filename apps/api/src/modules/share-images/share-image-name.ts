import { isLocale, type Locale } from '@patine/core';

/** A parsed file name of an Open Graph image. */
export type ShareImageName =
  | { kind: 'shop' }
  | { kind: 'picture'; id: string }
  | { kind: 'product'; locale: Locale; reference: number; version: string };

/** `shop.jpg`, `picture-{id}.jpg` or `{locale}-{reference}-{version}.jpg`; null for any other name. */
export function readShareImageName(name: string): ShareImageName | null {
  if (name === 'shop.jpg') return { kind: 'shop' };
  const [, id] = /^picture-([a-z0-9]{1,64})\.jpg$/.exec(name) ?? [];
  if (id !== undefined) return { kind: 'picture', id };
  const [, locale, digits, version] = /^([a-z]{2})-([1-9]\d{0,9})-([0-9a-f]{10})\.jpg$/.exec(name) ?? [];
  return isLocale(locale) && version !== undefined
    ? { kind: 'product', locale, reference: Number(digits), version }
    : null;
}
