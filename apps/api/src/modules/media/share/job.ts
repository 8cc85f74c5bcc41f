/** What is written beside a photograph. */
export type ShareImageText = { name: string; brand: string | null; price: string; regular: string | null };

/** A picture to be drawn for sharing, on the photograph that `source` names. */
export type ShareJob = { source: string; dataDir: string; share: { words: ShareImageText | null } };
