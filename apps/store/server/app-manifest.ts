import { BRAND_NAME } from '@patine/brand';
import { colors } from '@patine/brand/colors';
import { LOCALES, LOCALE_TAGS, type Locale } from '@patine/core';
import type { FastifyInstance } from 'fastify';
import { MANIFEST_PATHS, paths } from '../src/paths.ts';
import { APP_ICONS } from './app-icons.ts';
import { messageIn } from './messages.ts';

/** Background colour of the pages, also used for the browser's interface on phones. */
const THEME_COLOR = colors.paper;

const icons = APP_ICONS.map(({ file, size, purpose }) => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
}));

/** The web app manifest of one language. */
export const appManifest = (locale: Locale) => ({
  id: paths.home(locale),
  name: messageIn(locale, 'app.name'),
  short_name: BRAND_NAME,
  description: messageIn(locale, 'app.description'),
  lang: LOCALE_TAGS[locale],
  dir: 'ltr',
  start_url: paths.home(locale),
  scope: '/',
  display: 'standalone',
  theme_color: THEME_COLOR,
  background_color: THEME_COLOR,
  categories: ['shopping', 'lifestyle'],
  icons: [...icons, { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  shortcuts: [
    { name: messageIn(locale, 'app.shop'), url: paths.shop(locale) },
    { name: messageIn(locale, 'app.wishlist'), url: paths.wishlist(locale) },
    { name: messageIn(locale, 'app.cart'), url: paths.cart(locale) },
  ],
});

export function serveAppManifests(app: FastifyInstance) {
  for (const locale of LOCALES) {
    const body = JSON.stringify(appManifest(locale));
    app.get(MANIFEST_PATHS[locale], (_, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=86400')
        .send(body),
    );
  }
}
