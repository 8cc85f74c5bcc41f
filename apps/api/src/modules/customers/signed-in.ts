import type { RequestContext, SignedIn } from '../../context.ts';
import { ApiError } from '../../errors.ts';

/** The customer who calls; a visitor is refused. */
export function requireCustomer({ session }: Pick<RequestContext, 'session'>): SignedIn {
  if (!session) throw new ApiError('ACCESS_DENIED');
  return session;
}
