import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '@patine/core';
import type { data, Params } from 'react-router-dom';
import type { Api } from './api.ts';

/** Arguments of every loader, on the server and in the browser. */
export type LoaderContext = {
  queryClient: QueryClient;
  api: Api;
  /** True if the visitor's cookies hint at a session; only the api knows. */
  signedIn: boolean;
  cartId: string | null;
};

export type PageLoaderArgs = LoaderContext & { locale: Locale; params: Params; url: URL };

/** Loader data that the layout reads. */
export type PageData = {
  /** URLs of this page in other languages, where they cannot be derived from the path. */
  alternates?: Partial<Record<Locale, string>>;
};

type LoaderResult = PageData | Response | null;
export type PageLoader = (
  args: PageLoaderArgs,
) => Promise<LoaderResult | ReturnType<typeof data<PageData | null>>>;
