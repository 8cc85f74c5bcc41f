import { importChunk } from '../lib/chunk-load-error.ts';
import { localeOf } from '@patine/core';
import { loadMessages } from './messages.ts';

/**
 * Loads a lazy part of a first page together with the messages of the `later` group. The Vite plugin finds calls by this name:
 * messages used inside them are left out of the initial messages.
 */
export const lazyMessages =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    // The server has all messages.
    if (import.meta.env.SSR) return load();
    const messages = loadMessages(localeOf(location.pathname), ['later']);
    const [part] = await importChunk(() => Promise.all([load(), messages]));
    return part;
  };
