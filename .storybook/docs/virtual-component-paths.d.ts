declare module 'virtual:component-paths' {
  /** What an app imports each component and icon from, by name. */
  export const paths: Readonly<Record<string, string>>;
}
