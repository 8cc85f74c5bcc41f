declare module 'virtual:component-uses' {
  /** Where the shop uses each component, by the title of its stories. */
  export const uses: Readonly<Record<string, import('./component-uses.ts').ComponentUse>>;
}
