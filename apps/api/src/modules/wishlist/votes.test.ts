import {
  AddProductToWishlistDocument,
  MakeWishlistPrivateDocument,
  MyVotesDocument,
  MyWishlistDocument,
  PublicWishlistDocument,
  RemoveProductFromWishlistDocument,
  ShareWishlistDocument,
  VoteOnWishlistDocument,
} from '@patine/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wishlistVotes } from '../../db/schema/wishlist.ts';
import { insertProduct } from '../../testing/catalogue.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

let people = 0;
/** A customer who shares a wishlist with two products. */
async function sharer() {
  const person = await shop.signUp(`sharer${(people += 1)}@example.fr`);
  const { token } = person;
  const references: number[] = [];
  for (let item = 0; item < 2; item += 1) {
    const { reference } = await insertProduct(shop.db);
    await shop.request(AddProductToWishlistDocument, { productReference: reference }, { token });
    references.push(reference);
  }
  const { shareWishlist } = await shop.request(ShareWishlistDocument, {}, { token });
  const [first = 0, second = 0] = references;
  return { ...person, link: shareWishlist.token, first, second };
}
type Sharer = Awaited<ReturnType<typeof sharer>>;

const browser = () => `browser-${(people += 1)}`.padEnd(30, 'x');
const vote = (
  { link }: Pick<Sharer, 'link'>,
  voter: string,
  productReference: number,
  loved = true,
  caller = {},
) => shop.call(VoteOnWishlistDocument, { token: link, voter, productReference, loved }, caller);
const votes = async ({ token }: Sharer) =>
  (await shop.request(MyWishlistDocument, { limit: 100, page: 1 }, { token })).me.wishlist.votes;
const given = async ({ link }: Sharer, voter: string) =>
  (await shop.request(MyVotesDocument, { token: link, voter })).publicWishlist.lovedBy;

test('friends vote without an account, once each, and take votes back; the customer sees how many', async () => {
  const lea = await sharer();
  const [one, two] = [browser(), browser()];
  expect((await vote(lea, one, lea.first)).data).toEqual({ voteOnWishlist: true });
  await vote(lea, one, lea.first);
  await vote(lea, two, lea.first);
  await vote(lea, two, lea.second);
  expect(await votes(lea)).toEqual([
    { productReference: lea.first, count: 2 },
    { productReference: lea.second, count: 1 },
  ]);
  expect([await given(lea, one), await given(lea, two)]).toEqual([[lea.first], [lea.first, lea.second]]);
  const shown = async (token?: string) =>
    (await shop.request(PublicWishlistDocument, { token: lea.link, limit: 100, page: 1 }, { token }))
      .publicWishlist.votes;
  expect([await shown(), (await shown(lea.token)).length]).toEqual([[], 2]);
  expect((await vote(lea, two, lea.second, false)).data).toEqual({ voteOnWishlist: false });
  expect(await votes(lea)).toEqual([{ productReference: lea.first, count: 2 }]);
});

test('a browser has another voter id on every wishlist, and nothing of it is stored', async () => {
  const [lea, zoe] = [await sharer(), await sharer()];
  const voter = browser();
  await vote(lea, voter, lea.first);
  await vote(zoe, voter, zoe.first);
  const rows = await shop.db.select().from(wishlistVotes);
  const mine = rows.filter(({ customerId }) => [lea.id, zoe.id].includes(customerId));
  expect(new Set(mine.map((row) => row.voter)).size).toBe(2);
  expect(JSON.stringify(rows)).not.toContain(voter);
});

test('fifty concurrent votes are one vote', async () => {
  const lea = await sharer();
  const voter = browser();
  await Promise.all(Array.from({ length: 50 }, () => vote(lea, voter, lea.first)));
  expect(await votes(lea)).toEqual([{ productReference: lea.first, count: 1 }]);
});

test('votes are deleted with the link and with the product', async () => {
  const lea = await sharer();
  const voter = browser();
  await vote(lea, voter, lea.first);
  await vote(lea, voter, lea.second);
  await shop.request(
    RemoveProductFromWishlistDocument,
    { productReference: lea.second },
    { token: lea.token },
  );
  expect(await votes(lea)).toEqual([{ productReference: lea.first, count: 1 }]);
  await shop.request(MakeWishlistPrivateDocument, {}, { token: lea.token });
  expect((await vote(lea, voter, lea.first)).failure?.name).toBe('NOT_FOUND');
  expect(await votes(lea)).toEqual([]);
  const { shareWishlist } = await shop.request(ShareWishlistDocument, {}, { token: lea.token });
  expect((await vote(lea, voter, lea.first)).failure?.name).toBe('NOT_FOUND');
  expect(await given({ ...lea, link: shareWishlist.token }, voter)).toEqual([]);
});

test('no vote for one’s own wishlist, for a product that is not on it, or without a voter', async () => {
  const [lea, zoe] = [await sharer(), await sharer()];
  const voter = browser();
  const own = await vote(lea, voter, lea.first, true, { token: lea.token });
  expect(own.failure?.name).toBe('ACCESS_DENIED');
  expect((await vote(lea, voter, lea.first, true, { token: zoe.token })).data).toEqual({
    voteOnWishlist: true,
  });
  for (const wrong of [zoe.first, 0, -1, 2 ** 31 - 1])
    expect((await vote(lea, voter, wrong)).failure?.name).toBe('NOT_FOUND');
  for (const nobody of ['', 'short', `${voter} `, 'x'.repeat(65), "'; drop table wishlist_votes; --"])
    expect((await vote(lea, nobody, lea.first)).failure?.fields).toEqual({ voter: 'BAD_FORMAT' });
  for (const link of ['', lea.link.slice(0, -1), '%'])
    expect((await vote({ link }, voter, lea.first)).failure?.name).toBe('NOT_FOUND');
});

test('inventing voters is rate limited', async () => {
  const lea = await sharer();
  const crowd = Array.from({ length: 500 }, (_, index) => ({
    customerId: lea.id,
    productReference: lea.first,
    voter: `made-up-${index}`,
    createdAt: shop.clock.now(),
  }));
  await shop.db.insert(wishlistVotes).values(crowd);
  expect((await vote(lea, browser(), lea.first)).failure?.name).toBe('TOO_MANY_ATTEMPTS');
  expect((await vote(lea, browser(), lea.second)).data).toEqual({ voteOnWishlist: true });
});
