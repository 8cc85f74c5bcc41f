import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { App } from '../App.tsx';
import { createShopIntl } from '../i18n/intl.ts';
import { loadMessages } from '../i18n/messages.ts';
import type { Api } from '../lib/api.ts';
import type { LayoutContent } from '../lib/content.query.ts';
import MenuLinks from './MenuLinks.tsx';

const locale = 'fr';
const intl = createShopIntl(locale, await loadMessages(locale));
const sendsNothing = async () => {
  throw new Error('Rendering the menu must not send a request');
};
const api: Api = { request: sendsNothing, read: sendsNothing, search: sendsNothing };

const content = {
  navBar: [
    { label: 'Femme', path: '/shop/women', children: [{ label: 'Robes', path: '/shop/women/clothing' }] },
  ],
  footerNav: [
    {
      title: 'Acheter',
      items: [
        { label: 'Femme', path: '/shop/women' },
        { label: 'Robes', path: '/shop/women/clothing' },
      ],
    },
    {
      title: 'Aide',
      items: [
        { label: 'Aide et contact', path: '/pages/help' },
        { label: 'Notre journal', path: 'https://journal.example', target: '_blank' },
      ],
    },
    {
      title: 'Mon compte',
      items: [
        { label: 'Se connecter', path: '/login' },
        { label: 'Lettre', path: '/newsletter' },
        { label: 'Une question ?', path: '/pages/help' },
        { label: 'Mes commandes', path: '/account/orders' },
      ],
    },
  ],
} as unknown as LayoutContent;

const html = renderToString(
  <App
    store={{ api, locale, publicUrl: 'https://shop.example', frameOrigins: [] }}
    queryClient={new QueryClient()}
    intl={intl}
  >
    <MenuLinks content={content} onLeave={() => undefined} />
  </App>,
);

test('shows each page once: neither those of the menu nor its own again', () => {
  const paths = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, path]) => path);
  expect(paths).toEqual([
    '/login',
    '/newsletter',
    '/pages/help',
    'https://journal.example',
    '/account/orders',
  ]);
});

test('a group whose pages are all shown elsewhere has no heading', () => {
  expect([...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, title]) => title)).toEqual(['Aide', 'Mon compte']);
});

test('a link to a new tab has no access to the shop', () => {
  expect(html).toMatch(/href="https:\/\/journal\.example" target="_blank" rel="noopener"/);
});
