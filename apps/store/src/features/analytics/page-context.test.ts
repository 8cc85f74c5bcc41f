import { expect, test } from 'vitest';
import { pageContext } from './page-context.ts';

const origin = 'https://shop.example';
const seen = { pathname: '/', search: '', title: 'Titre', referrer: '', origin };

test('a public page is identified by its URL', () => {
  expect(pageContext({ ...seen, pathname: '/shop/women/', search: '?text=robe' })).toEqual({
    path: '/shop/women/',
    title: 'Titre',
    url: 'https://shop.example/shop/women/?text=robe',
    search: '?text=robe',
    referrer: '',
  });
});

test.each([
  ['/wishlist/s3cret', '/wishlist/:token?'],
  ['/account/orders/o-17', '/account/orders/:id'],
  ['/en/alerts/s3cret', '/en/alerts/:token'],
  ['/newsletter/confirm/s3cret', '/newsletter/confirm/:token'],
  ['/rien/lea@mail.example', '/404'],
])('%s is identified by its pattern', (pathname, path) => {
  const place = pageContext({
    ...seen,
    pathname,
    search: '?redirect=s3cret',
    title: 'Les favoris de Camille',
  });
  expect(place).toEqual({ path, title: '', url: origin + path, search: '', referrer: '' });
});

test.each([
  ['https://elsewhere.example/page?q=lea', 'https://elsewhere.example'],
  ['https://shop.example/account/orders/o-17', ''],
  ['', ''],
])('of the referrer %s only the origin is tracked', (referrer, tracked) => {
  expect(pageContext({ ...seen, referrer }).referrer).toBe(tracked);
});
