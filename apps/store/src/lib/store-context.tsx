import type { Locale } from '@patine/core';
import { createContext, use } from 'react';
import type { Api } from './api.ts';
import type { StoreSettings } from './store-settings.ts';

export type StoreContext = StoreSettings & { api: Api; locale: Locale };

const Context = createContext<StoreContext | null>(null);

export const StoreProvider = Context.Provider;

export function useStore(): StoreContext {
  const store = use(Context);
  if (!store) throw new Error('useStore outside StoreProvider');
  return store;
}

export const useApi = () => useStore().api;
export const useLocale = () => useStore().locale;
