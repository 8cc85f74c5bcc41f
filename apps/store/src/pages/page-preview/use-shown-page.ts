import { useEffect, useState } from 'react';
import { messageFrom, type IframeMessage, type ShowMessage } from '../../page-editor/iframe-messages.ts';

const say = (message: IframeMessage) => window.parent.postMessage(message, location.origin);

/** What the page around this frame wants shown; nothing where there is none. */
export function useShownPage() {
  const [shown, setShown] = useState<ShowMessage | null>(null);
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const message = messageFrom<ShowMessage>(event, window.parent, ['showroom-page']);
      if (message) setShown(message);
    };
    addEventListener('message', listen);
    if (window.parent !== window) say({ about: 'showroom-ready' });
    return () => removeEventListener('message', listen);
  }, []);
  return { shown, choose: (key: string) => say({ about: 'showroom-chosen', key }) };
}
