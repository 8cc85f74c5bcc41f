import type { ThirdParties, Choice } from '../../lib/third-parties.ts';
import type { Sink } from './event.ts';

type Container = NonNullable<ThirdParties['tagManager']>;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const granted = (yes: boolean) => (yes ? 'granted' : 'denied');

/** Google Consent Mode signals, which most tags obey. */
export const consentSignals = (choice: Choice) => ({
  analytics_storage: granted(choice.has('analytics')),
  ad_storage: granted(choice.has('advertising')),
  ad_user_data: granted(choice.has('advertising')),
  ad_personalization: granted(choice.has('advertising')),
});

function load({ id, origin }: Container, choice: Choice): unknown[] {
  const layer = (globalThis.window.dataLayer ??= []);
  // The tag manager recognises a command by its being an `arguments` object.
  // oxlint-disable-next-line prefer-rest-params
  const command = function command(..._words: unknown[]) {
    layer.push(arguments);
  };
  command('consent', 'default', consentSignals(choice));
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.src = `${origin}/gtm.js?id=${id}`;
  script.async = true;
  document.head.append(script);
  return layer;
}

let layer: unknown[] | undefined;

/** Loads the tag manager container once and pushes events to its data layer. */
export function tagManagerSink(container: Container, choice: Choice): Sink {
  const into = (layer ??= load(container, choice));
  return ({ type, name, properties, place, userId }) => {
    into.push({
      event: type === 'track' ? name : type,
      ...(type === 'page' ? { page_name: name } : {}),
      ...properties,
      page: place,
      ...(userId === null ? {} : { user_id: userId }),
    });
  };
}
