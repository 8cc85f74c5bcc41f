/** Code that is gone, as after a new version: whoever listens may have the page fetched anew instead. */
export const CODE_GONE = 'code-gone';

/** Fetches code; a failure that is being made up for never settles. */
export const fetchCode = <Code>(load: () => Promise<Code>): Promise<Code> =>
  load().catch((error: unknown) => {
    // A server has no page to fetch anew.
    if (globalThis.dispatchEvent?.(new Event(CODE_GONE, { cancelable: true })) !== false) throw error;
    return new Promise<Code>(() => undefined);
  });
