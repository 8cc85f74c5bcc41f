import type { Locale } from '@patine/core';

/** Above everything of the shop's own. */
const Z_INDEX = 114;

type Command = (widget: string, action: string, value?: string) => void;

declare global {
  interface Window {
    /** Settings that Zendesk's widget reads; others read the script's own attributes. */
    zESettings?: unknown;
    zE?: Command;
  }
}

/** Loads the widget by its address and opens it; settles when it is there. */
export function openWidget(address: string, locale: Locale): Promise<void> {
  globalThis.window.zESettings = {
    webWidget: { zIndex: Z_INDEX, chat: { connectOnPageLoad: false } },
    messenger: { zIndex: Z_INDEX },
  };
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  Object.assign(script.dataset, { zIndex: String(Z_INDEX), locale });
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => {
      globalThis.window.zE?.('webWidget', 'setLocale', locale);
      globalThis.window.zE?.('webWidget', 'open');
      globalThis.window.zE?.('messenger', 'open');
      resolve();
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The help desk did not answer'));
    });
    document.head.append(script);
  });
}
