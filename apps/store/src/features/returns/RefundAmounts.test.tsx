import { euros } from '@patine/core';
import { UiProvider } from '@patine/ui/provider/UiProvider';
import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { createShopIntl } from '../../i18n/intl.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { RefundAmounts } from './RefundAmounts.tsx';

test('what a return costs is taken off, and a free one is said to be free', async () => {
  const intl = createShopIntl('fr', await loadMessages('fr'));
  const shown = (fees: number) =>
    renderToStaticMarkup(
      <RawIntlProvider value={intl}>
        <UiProvider>
          <RefundAmounts fees={euros(fees)} amount={euros(900)} amountId="account-return.amount" />
        </UiProvider>
      </RawIntlProvider>,
    )
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ');
  expect(shown(450)).toContain('−4,50 €');
  expect(shown(0)).not.toContain('−');
});
