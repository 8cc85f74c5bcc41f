import type { Locale } from '@patine/core';
import { createContext, use } from 'react';
import type { Api } from './api.ts';

export type StoreContext = {
  api: Api;
  locale: Locale;
  /** Scheme and host that addresses begin with for the outside world. */
  publicUrl: string;
  /** Sites whose pages content may show in a frame: the server's configuration names them. */
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
