/** A picture at its own size in pixels. */
export type NoticePicture = { src: string; width: number; height: number };

/** What the server's configuration says to every page. */
export type StoreSettings = {
  /** Origin of absolute URLs. */
  publicUrl: string;
  /** Origin of pictures, where it is not the shop's own. */
  mediaUrl?: string;
  /** Origins that content may embed in iframes. */
  frameOrigins: readonly string[];
  /** Window width in CSS pixels below which cards open in the same tab; absent where they open a new one at every width. */
  sameTabBelow?: number;
  /** The date that a preview shows the shop at, in milliseconds since 1970. */
  shownAt?: number;
  /** The official picture of the notice on the legal guarantee, where the operator has one of this language. */
  guaranteeNotice?: NoticePicture;
};
