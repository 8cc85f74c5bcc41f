/** The texts of a share image. */
export type ShareImageText = { name: string; brand: string | null; price: string; regular: string | null };

/** A share image to draw from the photo that `source` names. */
export type ShareJob = {
  source: string;
  original: Uint8Array | null;
  share: { words: ShareImageText | null };
};
