import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '@patine/core';
import type { Params } from 'react-router-dom';
import type { Api } from './api.ts';

/** What a loader has to work with, on the server as in the browser. */
export type PageContext = {
  queryClient: QueryClient;
  api: Api;
  /** True when the visitor's cookies promise a session; the api has the last word. */
  signedIn: boolean;
  cartId: string | null;
};

export type PageLoaderArgs = PageContext & { locale: Locale; params: Params; url: URL };

/** What a page tells the layout about itself. */
export type PageData = {
  /** The same page in the other languages that have it, where the path alone cannot tell. */
  alternates?: Partial<Record<Locale, string>>;
};

export type PageLoader = (args: PageLoaderArgs) => Promise<PageData | Response | null>;
