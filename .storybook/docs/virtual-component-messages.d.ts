declare module 'virtual:component-messages' {
  /** The ids of the messages that the code of each component names, by the title of its stories. */
  export const messagesOf: Readonly<Record<string, readonly string[]>>;
}
