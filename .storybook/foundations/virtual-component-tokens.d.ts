declare module 'virtual:component-tokens' {
  /** The tokens that the code of each component names, as `group.name`, by the title of its stories. */
  export const tokensOf: Readonly<Record<string, readonly string[]>>;
}
