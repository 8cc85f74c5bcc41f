declare module 'virtual:messages' {
  type Load = () => Promise<{ default: import('./i18n/messages.ts').Messages }>;
  const words: Record<
    import('@patine/core').Locale,
    Record<'first' | import('./i18n/first-pages.ts').MessageGroup, Load>
  >;
  export default words;
}
declare module 'virtual:messages/screens' {
  const load: Record<
    import('@patine/core').Locale,
    () => Promise<{ default: import('./i18n/messages.ts').Messages }>
  >;
  export default load;
}
declare module 'virtual:block-types/*' {
  const types: readonly string[];
  export default types;
}
declare module 'virtual:pages' {
  type PageSource = {
    Page: () => Promise<{ default: import('react').ComponentType }>;
    /** Absent if a page needs no data. */
    load?: () => Promise<{ loader: import('./lib/page-loader.ts').PageLoader }>;
  };
  const sources: Record<import('./pages.ts').PageName, PageSource>;
  export default sources;
}
