import { render } from '@testing-library/react';
import { createElement } from 'react';
import { IntlProvider } from 'react-intl';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../styles/index.css';
import { messages } from './locales.ts';
import { pseudoMessages } from '@patine/core/locales/pseudo-messages';
import { UiProvider } from '../provider/UiProvider.tsx';
import type { StoryFile } from './conformance.tsx';

const NARROWEST = 320;
/** Margins of a page on both sides of a phone. */
const GUTTERS = 32;

const words = pseudoMessages(messages.fr);
/** Components with much text or with texts side by side. */
const files = Object.entries(
  import.meta.glob<StoryFile>([
    '../{account-layout,address-form,cart-line,coupon-form,filter-panel,footer,funnel-layout,header,hold-notice}/*.stories.tsx',
    '../{jeans-calculator,language-switch,offer-form,pagination,parcel-timeline,payment-buttons,price-details}/*.stories.tsx',
    '../{relay-point-picker,return-item-form,seller-card,share-button,size-table,sort-menu,sub-cart,tabs}/*.stories.tsx',
    '../{wishlist-share,shipping-method-picker,product-card,price,quantity-label,defect-list}/*.stories.tsx',
  ]),
).map(([path, load]) => [path.slice('../'.length, -'.stories.tsx'.length), load] as const);

test('there are such components', () => {
  expect(files.length).toBeGreaterThan(25);
});

beforeAll(() => page.viewport(NARROWEST, 700));

/** Renders components at the width of a phone page, with texts 40 % longer than the French ones. */
test.each(files)('longer texts fit a narrow phone: %s', async (_, load) => {
  const { default: meta, Default } = await load();
  if (!meta.component || !Default) return;
  const { container } = render(
    <IntlProvider locale="fr-FR" messages={words}>
      <UiProvider>
        <div style={{ width: NARROWEST - GUTTERS }}>
          {createElement(meta.component, { ...meta.args, ...Default.args })}
        </div>
      </UiProvider>
    </IntlProvider>,
  );
  const { scrollWidth } = container.ownerDocument.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(NARROWEST);
});
