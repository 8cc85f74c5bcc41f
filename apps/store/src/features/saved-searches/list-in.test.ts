import { expect, test } from 'vitest';
import { listIn } from './list-in.ts';

test('a list is read from its URL in both languages, without page, sort and favourites', () => {
  const filters = { category: 'women/clothing', colors: ['rouge'], text: 'robe à pois' };
  const query = '?text=robe+%C3%A0+pois&colors=rouge&sortby=price_asc&favorite=only&page=3';
  expect(listIn(`/shop/women/clothing/${query}`)).toEqual(filters);
  expect(listIn(`/en/shop/women/clothing/${query}`)).toEqual(filters);
  expect(listIn('/shop/')).toEqual({});
});

test.each(['', '/', '/account', 'https://evil.example/shop/', '//evil.example/shop/', 'javascript:shop'])(
  '%j is not a list',
  (address) => {
    expect(listIn(address)).toBeNull();
  },
);
