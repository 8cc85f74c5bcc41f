import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Api } from '../../lib/api.ts';
import { loader } from './article.loader.ts';

const page = {
  path: '/pages/nos-ateliers',
  title: 'Nos ateliers',
  description: '',
  zones: [],
  drops: [],
  alternates: { fr: '/pages/nos-ateliers' },
};
const api = { read: async () => page, search: async () => [] } as unknown as Api;

const load = (address: string) =>
  loader({
    queryClient: new QueryClient(),
    api,
    signedIn: false,
    cartId: null,
    locale: 'fr',
    params: {},
    url: new URL(address, 'https://patine.example'),
  });

test('a page’s former URL redirects permanently to the current one', async () => {
  const moved = (await load('/pages/ateliers?utm_source=lettre')) as Response;
  expect([moved.status, moved.headers.get('location')]).toEqual([
    301,
    '/pages/nos-ateliers?utm_source=lettre',
  ]);
  expect(await load('/pages/nos-ateliers')).toEqual({ alternates: page.alternates });
});
