import { importChunk } from '../lib/chunk-load-error.ts';
import { localeOf } from '@patine/core';
import { loadMessages } from './messages.ts';

/**
 * Fetches a part of a first page that few ask for, with the words that those pages do without. Vite looks for this
 * name: what is imported inside it brings no words into the first ones.
 */
export const lazyMessages =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    // A server has every word.
    if (import.meta.env.SSR) return load();
    const words = loadMessages(localeOf(location.pathname), ['later']);
    const [part] = await importChunk(() => Promise.all([load(), words]));
    return part;
  };
