import { euros } from '@patine/core';
import { UiProvider } from '@patine/ui/provider/UiProvider';
import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { createShopIntl } from '../../i18n/intl.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { RefundAmounts } from './RefundAmounts.tsx';

const intl = createShopIntl('fr', await loadMessages('fr'));

const shown = ({ paid, fees, amount }: { paid: number[]; fees: number; amount: number }) =>
  renderToStaticMarkup(
    <RawIntlProvider value={intl}>
      <UiProvider>
        <RefundAmounts
          paid={paid.map((price) => euros(price))}
          fees={euros(fees)}
          amount={euros(amount)}
          amountId="account-return.amount"
        />
      </UiProvider>
    </RawIntlProvider>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('what a return costs is taken off, and a free one is said to be free', () => {
  expect(shown({ paid: [1350], fees: 450, amount: 900 })).toContain('−4,50 €');
  expect(shown({ paid: [900], fees: 0, amount: 900 })).not.toContain('−');
});

test('the lines add up: the pieces, and the delivery that is refunded with the last one', () => {
  expect(shown({ paid: [2000, 1000], fees: 450, amount: 2550 })).toMatch(
    /^Pièces 30,00 € \D+ −4,50 € .* 25,50 €$/,
  );
  expect(shown({ paid: [3000], fees: 450, amount: 3040 })).toMatch(
    /^Pièces 30,00 € Livraison 4,90 € \D+ −4,50 € .* 30,40 €$/,
  );
});

test('a refund that is less than its parts does not name them', () => {
  expect(shown({ paid: [3000], fees: 0, amount: 2000 })).not.toContain('Pièces');
});
