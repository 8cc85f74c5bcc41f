import { localeOf } from '@patine/core';
import { importChunk } from '../lib/chunk-load-error.ts';
import { loadFirstMessages } from './messages.ts';

/**
 * Loads a screen beside the page editor's own together with the messages of all such screens. The Vite plugin finds calls by this
 * name: messages used inside them are left out of the page editor's own.
 */
export const screenMessages =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    // The server renders none of these screens.
    if (import.meta.env.SSR) return load();
    const locale = localeOf(location.pathname);
    const messages = async () => (await import('virtual:messages/screens')).default[locale]();
    const [part, first, own] = await importChunk(() =>
      Promise.all([load(), loadFirstMessages(locale), messages()]),
    );
    Object.assign(first, own.default);
    return part;
  };
