import { LOCALES } from '@patine/core';
import { ApiAwayError } from '../lib/api-error.ts';
import { contentApi } from './content-api.ts';

/** Whether a page has this name in any language. Without a network nobody knows: it is told when the page is saved. */
export async function isNameTaken(name: string): Promise<boolean> {
  try {
    const lists = await Promise.all(LOCALES.map((locale) => contentApi.documents(locale)));
    return lists.flat().some((document) => document.kind === 'page' && document.name === name);
  } catch (error) {
    if (error instanceof ApiAwayError) return false;
    throw error;
  }
}
