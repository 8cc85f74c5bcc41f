/** Event: a chunk cannot be fetched, for example after a deployment. A listener that prevents the default reloads the page. */
export const CHUNK_LOAD_ERROR = 'code-gone';

/** Imports a chunk. If the page is being reloaded because the chunk is missing, the promise stays pending until then. */
export const importChunk = <Code>(load: () => Promise<Code>): Promise<Code> =>
  load().catch((error: unknown) => {
    // The server has no page to reload.
    if (globalThis.dispatchEvent?.(new Event(CHUNK_LOAD_ERROR, { cancelable: true })) !== false) throw error;
    return new Promise<Code>(() => undefined);
  });
