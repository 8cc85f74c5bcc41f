import { SEARCH_TEXT_MAX_LENGTH } from '@patine/core';

/** Truncates by code point: `encodeURIComponent` throws on half a surrogate pair. */
export const cut = (text: string, length: number) => Array.from(text).slice(0, length).join('').trim();

/** Normalises search text: single spaces, trimmed, truncated. */
export const cutText = (text: string) => cut(text.replaceAll(/\s+/g, ' ').trim(), SEARCH_TEXT_MAX_LENGTH);
