import type { ProductHit } from '@patine/contract/search/record';
import { FilterPanel } from '@patine/ui/filter-panel/FilterPanel';
import { FooterGroup } from '@patine/ui/footer/FooterGroup';
import { UiProvider } from '@patine/ui/provider/UiProvider';
import { cardOptions } from '@patine/ui/product-card/card-options';
import { ProductCard } from '@patine/ui/product-card/ProductCard';
import { ProductGrid } from '@patine/ui/product-grid/ProductGrid';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { describe, expect, test, vi } from 'vitest';
import { createShopIntl } from '../i18n/intl.ts';
import { loadMessages } from '../i18n/messages.ts';
import { createFragmentCache, cacheFragments, type FragmentCache } from './cached-fragment.ts';

const intl = createShopIntl('fr', await loadMessages('fr'));
const options = cardOptions(intl, '_blank');

const dress: ProductHit = {
  objectID: '101',
  reference: 101,
  slug: 'robe-101',
  name: 'Robe',
  brandName: null,
  sizeLabel: '36',
  image: 'robe',
  hoverImage: null,
  price: 8800,
  regularPrice: null,
  discountPercent: null,
  currency: 'EUR',
  availability: 'AVAILABLE',
  customizable: false,
  condition: 'bonEtat',
  family: 'vintage',
};

const card = (price: number) => (
  <ProductCard
    product={{ ...dress, price }}
    href="/produit/robe"
    labels={{ condition: 'Bon état', family: 'Vintage' }}
    options={options}
  />
);

/** A filter with values that each have a count. */
const filter = (count: number) => (
  <FilterPanel
    groups={[
      {
        kind: 'list',
        id: 'brands',
        title: 'Marque',
        options: Array.from({ length: 12 }, (_, place) => ({
          slug: `b${place}`,
          name: `Marque ${place}`,
          count,
          selected: place === 3,
        })),
      },
    ]}
    href={(_, { slug }) => `/shop/?brands=${slug}`}
    here="/shop/?brands=b3"
  />
);

const links = (count: number) => (
  <FooterGroup title="Boutique" items={[{ label: `${count} pièces`, path: '/shop/' }]} />
);

const pages = {
  'a card': (price: number) => card(price),
  'a grid of cards': (price: number) => <ProductGrid>{[card(price)]}</ProductGrid>,
  'a filter': filter,
  'links of the footer': links,
};

/** Renders as a browser does. */
const browserHtml = (page: ReactElement) =>
  renderToString(
    <RawIntlProvider value={intl}>
      <UiProvider>{page}</UiProvider>
    </RawIntlProvider>,
  );

/** Renders as the server does. */
function serverHtml(page: ReactElement, cache: FragmentCache) {
  const { cachedHtml, fill } = cacheFragments(cache);
  const html = renderToString(
    <RawIntlProvider value={intl}>
      <UiProvider cachedHtml={cachedHtml}>{page}</UiProvider>
    </RawIntlProvider>,
  );
  return Buffer.concat(fill(html)).toString();
}

describe.each(Object.entries(pages))('%s', (_, page) => {
  test('renders the same HTML as a browser, and only once', () => {
    const render = vi.fn(browserHtml);
    const cache = createFragmentCache(render);
    expect([serverHtml(page(8800), cache), serverHtml(page(8800), cache)]).toEqual([
      browserHtml(page(8800)),
      browserHtml(page(8800)),
    ]);
    expect(render).toHaveBeenCalledOnce();
  });

  test('renders again after a change', () => {
    const cache = createFragmentCache(browserHtml);
    expect(serverHtml(page(8800), cache)).toBe(browserHtml(page(8800)));
    expect(serverHtml(page(7900), cache)).toBe(browserHtml(page(7900)));
    expect(browserHtml(page(7900))).not.toBe(browserHtml(page(8800)));
  });
});

test('fragments appear where React placed them, in any order of rendering', () => {
  const { cachedHtml, fill } = cacheFragments(createFragmentCache(renderToString));
  const second = cachedHtml('b', <b>pièce « 2 »</b>);
  const first = cachedHtml('a', <i>1 €</i>);
  const html = renderToString(<p dangerouslySetInnerHTML={{ __html: `${first}et${second}` }} />);
  expect(html).not.toContain('pièce');
  expect(Buffer.concat(fill(html)).toString()).toBe('<p><i>1 €</i>et<b>pièce « 2 »</b></p>');
});

test('text that looks like the end of a marker stays text', () => {
  const { cachedHtml, fill } = cacheFragments(createFragmentCache(renderToString));
  const html = `0;${cachedHtml('c', <b>c</b>)};1;`;
  expect(Buffer.concat(fill(html)).toString()).toBe('0;<b>c</b>;1;');
});
