import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { LOCALE_TAGS } from '../packages/core/src/constants.ts';
import type { Language } from '../apps/store/e2e/steps/language.ts';

export type GraphqlResponse<Data> = {
  data: Data | null;
  errors?: { message: string; extensions: { name: string; code: number } }[];
};

/** One walk through the running shop, in one language. */
export type Visit = {
  language: Language;
  origin: string;
  /** An address of this language, from its French one. */
  path: (french: string) => string;
  /** Asks the store without a browser and follows no redirect. */
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  /** A page of a browser that nobody used before; it is closed after the walk. */
  page: (options?: Parameters<Browser['newContext']>[0]) => Promise<Page>;
  /** Asks the api through the store's proxy, as a visitor or with the session of `as`. */
  request: <Data>(query: string, variables?: object, as?: Page) => Promise<GraphqlResponse<Data>>;
  /** Made once a language, by the first walk that needs it, and open until the last one has ended. */
  once: <Value>(name: string, make: (visit: Visit) => Promise<Value>) => Promise<Value>;
};

/** A busy machine makes the shop ask for patience; it says how long. */
const MAX_ATTEMPTS = 4;

export type Visitor = { visit: Visit; leave: () => Promise<void> };

/** Opens walks of one language through the shop at `origin`. */
export function visitorOf(origin: string, browser: Browser, language: Language) {
  const shared = new Map<string, Promise<unknown>>();

  const open = (contexts: BrowserContext[]): Visit => {
    const visit: Visit = {
      language,
      origin,
      path: (french) => (language === 'en' ? `/en${french === '/' ? '' : french}` : french),
      get: async (path, headers = {}) => {
        const options = { redirect: 'manual', headers: { 'accept-language': language, ...headers } } as const;
        for (let tries = 1; ; tries += 1) {
          const response = await fetch(origin + path, options);
          const seconds = Number(response.headers.get('retry-after'));
          if (response.status !== 503 || !(seconds > 0) || tries === MAX_ATTEMPTS) return response;
          await sleep(seconds * 1_000);
        }
      },
      page: async (options = {}) => {
        const context = await browser.newContext({
          // Chromium opens and closes a page for a prerendering that an automated browser may not do.
          extraHTTPHeaders: { 'save-data': 'on' },
          baseURL: origin,
          locale: LOCALE_TAGS[language],
          viewport: { width: 1440, height: 900 },
          serviceWorkers: 'block',
          ...options,
        });
        contexts.push(context);
        context.setDefaultTimeout(20_000);
        context.setDefaultNavigationTimeout(30_000);
        return context.newPage();
      },
      request: async <Data>(query: string, variables: object = {}, as?: Page) => {
        const headers = {
          'content-type': 'application/json',
          'x-ui-language': language,
          'idempotency-key': crypto.randomUUID(),
        };
        const data = { query, variables };
        if (as)
          return (await (
            await as.request.post('/graphql', { headers, data })
          ).json()) as GraphqlResponse<Data>;
        const response = await fetch(`${origin}/graphql`, {
          method: 'POST',
          headers,
          body: JSON.stringify(data),
        });
        return (await response.json()) as GraphqlResponse<Data>;
      },
      once: <Value>(name: string, make: (visit: Visit) => Promise<Value>) => {
        const made = shared.get(name) ?? make(open(openContexts));
        shared.set(name, made);
        return made as Promise<Value>;
      },
    };
    return visit;
  };

  const openContexts: BrowserContext[] = [];
  const close = async (contexts: BrowserContext[]) => {
    await Promise.all(contexts.map((context) => context.close()));
  };
  return {
    language,
    /** A visit whose pages are closed by `leave`. */
    enter: (): Visitor => {
      const contexts: BrowserContext[] = [];
      return { visit: open(contexts), leave: () => close(contexts) };
    },
    end: () => close(openContexts),
  };
}
