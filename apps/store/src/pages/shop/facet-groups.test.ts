import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { ShopList, ShopOption } from '../../features/catalogue/shop-list.ts';
import { LIST_FILTERS } from '../../lib/shop-filters.ts';
import { facetGroups } from './facet-groups.ts';

const intl = createIntl({ locale: 'fr', messages: {}, onError: () => undefined });
const size: ShopOption = { slug: '38', name: '38', count: 3, selected: false };

test.each([
  [[], 'both'],
  [['women'], 'both'],
  [['women', 'women/clothing', 'women/clothing/dresses'], 'clothes'],
  [['men', 'men/shoes'], 'shoes'],
  [['women', 'women/accessories'], undefined],
])('in the list of %j, numbers are sizes of %s', (slugs, numbers) => {
  const options = Object.fromEntries(Object.keys(LIST_FILTERS).map((name) => [name, []]));
  const list = {
    options: { ...options, size: [size] },
    categories: [],
    trail: slugs.map((slug) => ({ slug, name: slug })),
  } as unknown as ShopList;
  const group = facetGroups(list, intl).find(({ id }) => id === 'size');
  expect(group?.kind === 'sizes' ? group.numbers : 'no sizes').toBe(numbers);
});
