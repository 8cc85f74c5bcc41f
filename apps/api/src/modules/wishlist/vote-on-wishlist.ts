import { WISHLIST_VOTES_LIMIT } from '@patine/core';
import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { hashToken } from '../../plugins/session.ts';
import { isReference } from '../catalogue/index.ts';
import { countAttempt, lockCustomer } from '../customers/index.ts';
import { findSharer } from './repository.ts';
import { countVotes, deleteVote, insertVote, isOnList } from './votes-repository.ts';

const isVoter = (voter: string) => /^[\w-]{22,64}$/.test(voter);

/** Hashes the voter with the list's token, so that a browser's votes on different lists cannot be linked. */
export const voterOn = (token: string, voter: string) => hashToken(`${token} ${voter}`);

export const voteOnWishlist: Mutation<'voteOnWishlist'> = async (
  _root,
  { token, productReference, voter: name, loved },
  { db, clock, session, remoteAddress },
) => {
  if (!isVoter(name)) throw new ApiError('VALIDATION', { fields: { voter: 'BAD_FORMAT' } });
  const now = clock.now();
  await countAttempt(db, [{ kind: 'vote-network', name: remoteAddress }], now);
  const sharer = await findSharer(db, token);
  if (!sharer || !isReference(productReference)) throw new ApiError('NOT_FOUND');
  if (session?.customerId === sharer.id) throw new ApiError('ACCESS_DENIED');
  const vote = { customerId: sharer.id, productReference, voter: voterOn(token, name) };
  return db.transaction(async (tx) => {
    // Checked again under the lock: the list may have been made private, or the product removed, meanwhile.
    await lockCustomer(tx, sharer.id);
    if (!(await findSharer(tx, token)) || !(await isOnList(tx, vote))) throw new ApiError('NOT_FOUND');
    if (!loved) await deleteVote(tx, vote);
    else if ((await countVotes(tx, vote)) < WISHLIST_VOTES_LIMIT)
      await insertVote(tx, { ...vote, createdAt: now });
    else throw new ApiError('TOO_MANY_ATTEMPTS');
    return loved;
  });
};
