import { SHOP_DOCUMENTS, type ShopDocumentId } from '@patine/contract/content/shop-documents';
import { fieldRows } from '@patine/ui/blocks/field-rows';
import { LOCALES } from '@patine/core';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import en from '../../i18n/en.json' with { type: 'json' };
import fr from '../../i18n/fr.json' with { type: 'json' };
import { isAdvanced, kindOf } from '../form/field-kind.ts';
import { fieldMessages } from '../form/field-messages.ts';
import { shopFormSchema } from './form-schemas.ts';

const IDS = Object.keys(SHOP_DOCUMENTS) as ShopDocumentId[];
const rowsOf = (id: ShopDocumentId) => fieldRows(shopFormSchema(id));

test('a form leaves out what few shops need, and asks for what may be null as for a group', () => {
  const names = rowsOf('menu').map(({ name }) => name);
  expect(names).toContain('navBar[].children[].children[].path');
  expect(names).toContain('logo.imageUrl');
  expect(names.some((name) => name.endsWith('columnDisplay'))).toBe(false);
  expect(rowsOf('footer').some(({ name }) => name.endsWith('items[].name'))).toBe(false);
  const { navBar, logo } = shopFormSchema('menu').properties ?? {};
  expect([navBar, logo].map((field) => field && kindOf(field, 'menu', 'x'))).toEqual(['list', 'group']);
  expect(kindOf(navBar?.items?.properties?.['tags'] ?? {}, 'menu', 'navBar.0.tags')).toBe('choices');
});

test.each(LOCALES)('every field has a name of its own in %s', (locale) => {
  const messages: Record<string, string> = locale === 'fr' ? fr : en;
  const intl = createIntl({ locale, messages });
  const nameless = IDS.flatMap((id) =>
    rowsOf(id)
      .map(({ name }) => name.replaceAll('[]', ''))
      .filter((path) => !isAdvanced(path.split('.').at(-1) ?? ''))
      .filter(
        (path) => fieldMessages(intl, id, path, undefined, 'shopDocument').label === path.split('.').at(-1),
      )
      .map((path) => `${id} ${path}`),
  );
  expect(nameless).toEqual([]);
  for (const id of IDS)
    for (const begin of ['pageEditor.shop', 'shopDocument.about'])
      expect(messages).toHaveProperty([`${begin}.${id}`]);
});
