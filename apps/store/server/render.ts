import type { Locale } from '@patine/core';
import type { Api } from '../src/lib/api.ts';
import type { PageMatch } from '../src/pages.ts';
import type { AssetsOf } from './assets.ts';
import { writeDocument } from './document.ts';
import { storedPage, type StoredPage } from './stored-page.ts';

/** What Vite built from src/entry-server.tsx. */
export type Renderer = typeof import('../src/entry-server.tsx').render;

export type RenderRequest = {
  /** Path and query in their normal form. */
  href: string;
  page: PageMatch | null;
  locale: Locale;
  /** Absent for pages that are the same for everybody. */
  visitor?: { token: string | undefined; cartId: string | null };
};

export type PageRendererOptions = {
  publicUrl: string;
  renderer: () => Promise<Renderer>;
  assets: AssetsOf;
  apiFor: (locale: Locale, token?: string) => Api;
  onError: (error: unknown, href: string) => void;
};

/** Makes the document of one request. */
export const createPageRenderer =
  ({ publicUrl, renderer, assets, apiFor, onError }: PageRendererOptions) =>
  async ({ href, page, locale, visitor }: RenderRequest): Promise<StoredPage> => {
    const render = await renderer();
    const output = await render({
      url: new URL(href, publicUrl),
      locale,
      publicUrl,
      api: apiFor(locale, visitor?.token),
      signedIn: visitor?.token !== undefined,
      cartId: visitor?.cartId ?? null,
    });
    if (output.kind === 'redirect') return storedPage(output.status, '', output.location);
    for (const error of output.errors) onError(error, href);
    const html = writeDocument(output.html, output.boot, assets(page?.name ?? null, locale));
    const stored = storedPage(output.status, html);
    return output.incomplete ? { ...stored, incomplete: true } : stored;
  };

export type PageRenderer = ReturnType<typeof createPageRenderer>;
