import type { Locale } from '@patine/core';
import { createContext, use } from 'react';
import type { Api } from './api.ts';

export type StoreContext = {
  api: Api;
  locale: Locale;
  /** Origin of absolute URLs. */
  publicUrl: string;
  /** Origins that content may embed in iframes, from the server's configuration. */
  frameOrigins: readonly string[];
};

const Context = createContext<StoreContext | null>(null);

export const StoreProvider = Context.Provider;

export function useStore(): StoreContext {
  const store = use(Context);
  if (!store) throw new Error('useStore outside StoreProvider');
  return store;
}

export const useApi = () => useStore().api;
export const useLocale = () => useStore().locale;
