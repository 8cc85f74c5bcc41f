import type { RequestContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import type { Query } from '../../module.ts';
import { findLink } from './access-tokens-repository.ts';
import { countTry } from './password-checks.ts';

const TRIES_PER_NETWORK = 300;

type Context = Pick<RequestContext, 'db' | 'clock' | 'remoteAddress'>;

/** Refuses a link that can set no password. Who has one is not counted among those that guess. */
export async function requirePasswordLink({ db, clock, remoteAddress }: Context, token: string) {
  const now = clock.now();
  if (await findLink(db, { purpose: 'PASSWORD', token }, now)) return;
  await countTry(db, [{ kind: 'link', name: remoteAddress, limit: TRIES_PER_NETWORK }], now);
  throw new ApiError('TOKEN_EXPIRED');
}

/** Tells before anybody types a password whether their link can still set it. */
export const passwordLink: Query<'passwordLink'> = async (_root, { accessToken }, context) => {
  await requirePasswordLink(context, accessToken);
  return true;
};
