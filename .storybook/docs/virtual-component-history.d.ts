declare module 'virtual:component-history' {
  /** Changes of each component, the last first, by the title of its stories. */
  export const history: Readonly<Record<string, readonly import('./component-history.ts').Change[]>>;
  /** Titles of components that their guidance calls new or deprecated. */
  export const statuses: Readonly<import('./component-history.ts').Statuses>;
}
