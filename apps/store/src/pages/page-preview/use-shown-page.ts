import { useEffect, useState } from 'react';
import { messageFrom, type IframeMessage, type ShowMessage } from '../../page-editor/iframe-messages.ts';

const say = (message: IframeMessage) => window.parent.postMessage(message, location.origin);

/** What the editor sent to this iframe; nothing outside the editor. */
export function useShownPage() {
  const [shown, setShown] = useState<ShowMessage | null>(null);
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const message = messageFrom<ShowMessage>(event, window.parent, [
        'showroom-page',
        'showroom-drop',
        'showroom-layout',
        'showroom-texts',
        'showroom-seo',
      ]);
      if (message) setShown(message);
    };
    addEventListener('message', listen);
    if (window.parent !== window) say({ about: 'showroom-ready' });
    return () => removeEventListener('message', listen);
  }, []);
  return { shown, choose: (key: string) => say({ about: 'showroom-chosen', key }) };
}
