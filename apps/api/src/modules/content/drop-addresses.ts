import { localeOf, localePrefix } from '@patine/core';

const DROP = /^\/drops\/([^/]+)\/?$/;

/** The path of an address, without language, query and fragment. */
const pathOf = (address: string) => {
  const path = address.replace(/[?#].*$/s, '');
  return path.slice(localePrefix(localeOf(path)).length) || '/';
};

/** The drop whose page an address is; null for another one. */
export const dropOf = (address: string) => DROP.exec(pathOf(address))?.[1] ?? null;

/** The drops that an address leads to: to the page of one, or to a list of their pieces. */
export const dropsIn = (address: string): string[] => [
  ...[dropOf(address) ?? []].flat(),
  ...new URLSearchParams(address.replace(/^[^?]*|#.*$/gs, ''))
    .getAll('drops')
    .flatMap((value) => value.split(',').filter(Boolean)),
];
