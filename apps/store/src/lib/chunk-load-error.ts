/** Event: a chunk cannot be fetched, as after a deploy. Whoever prevents its default reloads the page instead. */
export const CHUNK_LOAD_ERROR = 'code-gone';

/** Fetches a chunk. If the page is being reloaded because it is gone, the promise stays open until then. */
export const importChunk = <Code>(load: () => Promise<Code>): Promise<Code> =>
  load().catch((error: unknown) => {
    // A server has no page to fetch anew.
    if (globalThis.dispatchEvent?.(new Event(CHUNK_LOAD_ERROR, { cancelable: true })) !== false) throw error;
    return new Promise<Code>(() => undefined);
  });
