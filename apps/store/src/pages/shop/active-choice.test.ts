import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { ShopList } from '../../features/catalogue/shop-list.ts';
import en from '../../i18n/en.json' with { type: 'json' };
import fr from '../../i18n/fr.json' with { type: 'json' };
import { parseFilters } from '../../lib/parse-filters.ts';
import { LIST_FILTER_NAMES } from '../../lib/shop-filters.ts';
import { activeChoices } from './active-choice.ts';

const option = (slug: string, name: string, count: number) => ({ slug, name, count, selected: true });
const LIST = {
  among: [],
  excluded: {},
  options: {
    ...Object.fromEntries(LIST_FILTER_NAMES.map((name) => [name, []])),
    colors: [option('vert', 'Vert', 3), option('bleu', 'bleu', 0)],
    brands: [option('zapa', 'zapa', 2)],
    size: [option('99x', '99x', 0)],
  },
} as unknown as ShopList;

test.each([
  ['fr', fr, ['Taille\u00a0: 99x', 'zapa', 'Vert', 'Couleur\u00a0: Bleu']],
  ['en', en, ['Size: 99x', 'zapa', 'Vert', 'Colour: Bleu']],
] as const)(
  'a value that no list knows is shown with the name of its filter, in %s',
  (locale, messages, labels) => {
    const filters = parseFilters('', '?colors=vert+bleu&brands=zapa&size=99x');
    const shown = activeChoices(filters, LIST, createIntl({ locale, messages }));
    expect(shown.map(({ label }) => label).toSorted()).toEqual([...labels].toSorted());
  },
);
