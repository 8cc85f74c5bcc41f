import type { RequestContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import type { Query } from '../../module.ts';
import { findLink } from './access-tokens-repository.ts';
import { countAttempt } from './count-attempt.ts';

type Context = Pick<RequestContext, 'db' | 'clock' | 'remoteAddress'>;

/** Throws TOKEN_EXPIRED for an invalid password link. Counts only invalid links as attempts. */
export async function requirePasswordLink({ db, clock, remoteAddress }: Context, token: string) {
  const now = clock.now();
  if (await findLink(db, { purpose: 'PASSWORD', token }, now)) return;
  await countAttempt(db, [{ kind: 'link', name: remoteAddress }], now);
  throw new ApiError('TOKEN_EXPIRED');
}

/** Checks a password link before the customer enters a new password. */
export const passwordLink: Query<'passwordLink'> = async (_root, { accessToken }, context) => {
  await requirePasswordLink(context, accessToken);
  return true;
};
