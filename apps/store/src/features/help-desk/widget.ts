import type { Locale } from '@patine/core';

/** Above all layers of the shop. */
const Z_INDEX = 114;

type Command = (widget: string, action: string, value?: string) => void;

declare global {
  interface Window {
    /** Settings of Zendesk's widget; other widgets read attributes of the script. */
    zESettings?: unknown;
    zE?: Command;
  }
}

/** Loads the widget and opens it; resolves once it is loaded. */
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
