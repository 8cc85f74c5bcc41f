import { COLORS, isValidEmail, normaliseEmail } from '@patine/core';
import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { countMailRequest } from '../customers/index.ts';
import { enqueue } from '../outbox/index.ts';

const known = new Set<string>(COLORS.map(({ slug }) => slug));
const isWaistOrLength = (inches: number) => inches >= 20 && inches <= 60;

/** Emails the sizes that the calculator recommended. */
export const completeJeanLevisCalculator: Mutation<'completeJeanLevisCalculator'> = async (
  _root,
  { emailAddress, criteria: { colors }, sizes: { W, L } },
  { db, clock, locale, remoteAddress },
) => {
  if (!isValidEmail(emailAddress))
    throw new ApiError('VALIDATION', { fields: { emailAddress: 'BAD_FORMAT' } });
  if (!isWaistOrLength(W) || !isWaistOrLength(L))
    throw new ApiError('VALIDATION', { fields: { sizes: 'OUT_OF_RANGE' } });
  const now = clock.now();
  const recipient = normaliseEmail(emailAddress);
  await countMailRequest(db, { network: remoteAddress, emailAddress: recipient }, now);
  const wanted = [...new Set(colors)].filter((slug) => known.has(slug));
  await enqueue(db, 'mail.jeans-sizes', { recipient, locale, W, L, colors: wanted }, now);
  return true;
};
