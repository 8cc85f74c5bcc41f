import { expect, test } from 'vitest';
import { listIn } from './list-in.ts';

test('a list is known by its address, in both languages, without its page, its order and one customer’s favourites', () => {
  const filters = { category: 'women/clothing', colors: ['rouge'], text: 'robe à pois' };
  const query = '?text=robe+%C3%A0+pois&colors=rouge&sortby=price_asc&favorite=only&page=3';
  expect(listIn(`/shop/women/clothing/${query}`)).toEqual(filters);
  expect(listIn(`/en/shop/women/clothing/${query}`)).toEqual(filters);
  expect(listIn('/shop/')).toEqual({});
});

test.each(['', '/', '/account', 'https://evil.example/shop/', '//evil.example/shop/', 'javascript:shop'])(
  '%j is no list',
  (address) => {
    expect(listIn(address)).toBeNull();
  },
);
