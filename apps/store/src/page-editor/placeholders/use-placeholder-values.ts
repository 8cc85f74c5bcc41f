import { eachLocale, LOCALES } from '@patine/core';
import { useQueries } from '@tanstack/react-query';
import type { PlaceholderValues } from './fill-text.ts';
import { placeholdersQuery } from './placeholders-query.ts';

const NOTHING_KNOWN: PlaceholderValues = new Map();

/** What the names in double braces read, by language; nothing until it is known. */
export const usePlaceholderValues = () =>
  useQueries({
    queries: LOCALES.map(placeholdersQuery),
    combine: (answers) => eachLocale((locale) => answers[LOCALES.indexOf(locale)]?.data ?? NOTHING_KNOWN),
  });
