import { UiProvider, type CachedHtml } from '@patine/ui/provider/UiProvider';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import { PAGE_ID } from './lib/boot.ts';
import { imageSourceAt } from './lib/image-source.ts';
import { StoreProvider, type StoreContext } from './lib/store-context.tsx';

export type AppProps = {
  store: StoreContext;
  queryClient: QueryClient;
  intl: IntlShape;
  cachedHtml?: CachedHtml;
  /** The router of the server or of the browser. */
  children: ReactNode;
};

export function App({ store, queryClient, intl, cachedHtml, children }: AppProps) {
  return (
    <StoreProvider value={store}>
      <QueryClientProvider client={queryClient}>
        <RawIntlProvider value={intl}>
          <UiProvider cachedHtml={cachedHtml} imageSrc={imageSourceAt(store.mediaUrl)}>
            <div id={PAGE_ID}>{children}</div>
          </UiProvider>
        </RawIntlProvider>
      </QueryClientProvider>
    </StoreProvider>
  );
}
