import { LOCALE_TAGS } from '@patine/core';
import { UiProvider } from '@patine/ui/provider/UiProvider';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Messages } from './i18n/messages.ts';
import { RouterLink } from './layouts/RouterLink.tsx';
import { PAGE_ID } from './lib/boot.ts';
import { StoreProvider, type StoreContext } from './lib/store-context.tsx';

export type AppProps = {
  store: StoreContext;
  queryClient: QueryClient;
  messages: Messages;
  /** The router, of the server or of the browser. */
  children: ReactNode;
};

export function App({ store, queryClient, messages, children }: AppProps) {
  return (
    <StoreProvider value={store}>
      <QueryClientProvider client={queryClient}>
        <IntlProvider locale={LOCALE_TAGS[store.locale]} messages={messages} onError={reportMessage}>
          <UiProvider Link={RouterLink}>
            <div id={PAGE_ID}>{children}</div>
          </UiProvider>
        </IntlProvider>
      </QueryClientProvider>
    </StoreProvider>
  );
}

/** A message that is missing or ill-formed fails loudly while developing, and shows its id in production. */
function reportMessage(error: Error) {
  if (import.meta.env.DEV) throw error;
}
