declare module 'virtual:messages/*' {
  const messages: import('./i18n/messages.ts').Messages;
  export default messages;
}
