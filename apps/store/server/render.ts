import type { Locale } from '@patine/core';
import { currentRequestId } from '@patine/telemetry/current-request';
import type { PageMatch } from '../src/pages.ts';
import type { StoreSettings } from '../src/lib/store-settings.ts';
import type { ThirdParties } from '../src/lib/third-parties.ts';
import type { AssetsOf } from './assets.ts';
import { recordKeys } from './page-keys.ts';
import { writeDocument } from './document.ts';
import { isEdited, readMeta } from './page-routing.ts';
import type { ApiFor } from './server-api.ts';
import { shopPreviewBar } from './shop-preview.ts';
import { storedPage, type StoredPage } from './stored-page.ts';

/** Vite's build of src/entry-server.tsx. */
export type Renderer = typeof import('../src/entry-server.tsx').render;

export type RenderRequest = {
  /** Canonical path and query. */
  href: string;
  page: PageMatch | null;
  locale: Locale;
  /** Absent for public pages. */
  visitor?: { token: string | undefined; cartId: string | null };
  /** Say which editor asks, for a page that shows a draft. */
  editorHeaders?: Record<string, string> | undefined;
  /** The date that a preview shows the shop at, in milliseconds since 1970. */
  shownAt?: number | undefined;
};

export type RenderedPage = StoredPage & {
  /** Set if the api rejected the visitor's session. */
  sessionEnded?: true;
};

export type PageRendererOptions = {
  settings: (locale: Locale) => StoreSettings;
  thirdParties: ThirdParties | null;
  renderer: () => Promise<Renderer>;
  assets: AssetsOf;
  apiFor: ApiFor;
  /** True if public pages carry the surrogate keys of what they show. */
  recordsKeys: boolean;
  now: () => number;
  onError: (error: unknown, href: string) => void;
};

/** Renders the document of one request. */
export const createPageRenderer =
  ({ settings, thirdParties, renderer, assets, apiFor, recordsKeys, now, onError }: PageRendererOptions) =>
  async ({ href, page, locale, visitor, editorHeaders, shownAt }: RenderRequest): Promise<RenderedPage> => {
    let denied = false;
    const onDenied = () => void (denied = true);
    const render = await renderer();
    const store = { ...settings(locale), ...(shownAt === undefined ? {} : { shownAt }) };
    const url = new URL(href, store.publicUrl);
    const own = apiFor(locale, { token: visitor?.token, editorHeaders, onDenied });
    const recorded = recordsKeys && visitor === undefined ? recordKeys(own) : null;
    const api = recorded?.api ?? own;
    const output = await render({
      url,
      page,
      locale,
      store,
      thirdParties,
      api,
      signedIn: visitor?.token !== undefined,
      cartId: visitor?.cartId ?? null,
      now: shownAt ?? now(),
      requestId: currentRequestId() ?? null,
    });
    const ended = denied ? ({ sessionEnded: true } as const) : {};
    const keysOf = () => (recorded ? { keys: [...recorded.keys] } : {});
    if (output.kind === 'redirect')
      return { ...storedPage(output.status, '', output.location), ...keysOf(), ...ended };
    for (const error of output.errors) onError(error, href);
    const editable = output.status === 200 && visitor === undefined && isEdited(page?.name);
    const ownMeta = editable ? await readMeta(api, url.pathname, locale) : {};
    const bar = shownAt === undefined ? '' : shopPreviewBar(locale, shownAt);
    const html = writeDocument(
      { ...output, bar, ownMeta: ownMeta ?? {} },
      assets(page?.name ?? null, locale),
    );
    const stored = { ...storedPage(output.status, html), ...keysOf(), ...ended };
    return output.incomplete || ownMeta === null ? { ...stored, incomplete: true } : stored;
  };

export type PageRenderer = ReturnType<typeof createPageRenderer>;
