import type { RequestContext, SignedIn } from '../../context.ts';
import { ApiError } from '../../errors.ts';

/** Returns the signed-in customer; throws ACCESS_DENIED for visitors. */
export function requireCustomer({ session }: Pick<RequestContext, 'session'>): SignedIn {
  if (!session) throw new ApiError('ACCESS_DENIED');
  return session;
}
