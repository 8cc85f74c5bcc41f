import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { articleQuery } from '../../cms/article.query.ts';
import { homeQuery } from '../../cms/home.query.ts';
import type { Api } from '../../lib/api.ts';
import { navigationQuery } from '../../lib/content.query.ts';
import { dropsQuery } from '../catalogue/drops.query.ts';
import { declaredEvent, knownContent } from './declared-event.ts';

const navigation = {
  navBar: [
    { label: 'Femme', path: '/shop/women/' },
    {
      label: 'Drops',
      path: '/drops',
      children: [
        { label: 'Cet hiver', path: '/drops/soon', trackingEvent: 'Drop Clicked', trackingId: 'w-26' },
      ],
    },
  ],
};
const home = {
  zones: [{ blocks: [{ cta: [{ name: 'Voir', path: '/drops/soon', trackingEvent: 'Hero Clicked' }] }] }],
  drops: [{ name: 'Été', path: '/shop/?drop=ete', trackingId: 'd-7' }],
};

test('a link has the event that its content entry declares, at any depth', () => {
  expect(declaredEvent('/drops/soon', 'Cet hiver', [navigation, home])).toEqual({
    name: 'Drop Clicked',
    properties: { path: '/drops/soon', label: 'Cet hiver', promotion_id: 'w-26' },
  });
});

test('of two entries with one URL, the one with the link’s text counts', () => {
  expect(declaredEvent('/drops/soon', 'Voir', [navigation, home])?.name).toBe('Hero Clicked');
});

test('an entry with only an id is a promotion', () => {
  expect(declaredEvent('/shop/?drop=ete', 'Été', [home])).toEqual({
    name: 'Promotion Clicked',
    properties: { path: '/shop/?drop=ete', label: 'Été', promotion_id: 'd-7' },
  });
});

test('a link without a declared event has none', () => {
  expect(declaredEvent('/shop/women/', 'Femme', [navigation, home])).toBeNull();
});

test('menus, drops and editors’ pages are searched, product lists are not', () => {
  const queryClient = new QueryClient();
  const api = {} as Api;
  const keys: readonly (readonly unknown[])[] = [
    navigationQuery(api, 'fr').queryKey,
    dropsQuery(api, 'fr').queryKey,
    homeQuery(api, 'fr').queryKey,
    articleQuery(api, 'fr', { path: '/pages/notre-histoire', draft: null }).queryKey,
  ];
  for (const key of [...keys, ['shop', 'fr', 'women', '']]) queryClient.setQueryData(key, key);
  expect(knownContent(queryClient)).toEqual(keys);
});
