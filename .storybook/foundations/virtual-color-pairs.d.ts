declare module 'virtual:color-pairs' {
  /** Each colour of words and edges with what it lies on in the shop. */
  export const pairs: readonly import('./color-pairs.ts').ColorPair[];
}
