import {
  EMAIL_MAX_LENGTH,
  isValidEmail,
  NAME_MAX_LENGTH,
  NOTICE_MAX_LENGTH,
  NOTICE_MIN_LENGTH,
  normaliseEmail,
} from '@patine/core';
import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { isReference, readListedItem } from '../catalogue/index.ts';
import { countAttempt } from '../customers/index.ts';
import { enqueue } from '../outbox/index.ts';
import { insertNotice, noticeReference } from './repository.ts';

/** Limits per hour, because a notice sends an email to an address that anybody can type in. */

// PostgreSQL cannot store NUL in text. Line breaks and tabs are kept because people type them.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;
const clean = (text: string) => text.replace(CONTROL, '').trim();

type Given = { explanation: string; name: string; emailAddress: string; inGoodFaith: boolean };

/** Maps each invalid field to its error code. */
function errorsOf({ explanation, name, emailAddress, inGoodFaith }: Given): Record<string, string> {
  return {
    ...(explanation.length < NOTICE_MIN_LENGTH ? { explanation: 'TOO_SHORT' } : {}),
    ...(explanation.length > NOTICE_MAX_LENGTH ? { explanation: 'TOO_LONG' } : {}),
    ...(name === '' ? { name: 'EMPTY' } : {}),
    ...(name.length > NAME_MAX_LENGTH ? { name: 'TOO_LONG' } : {}),
    ...(emailAddress.length > EMAIL_MAX_LENGTH || !isValidEmail(emailAddress)
      ? { emailAddress: 'BAD_FORMAT' }
      : {}),
    ...(inGoodFaith ? {} : { inGoodFaith: 'EMPTY' }),
  };
}

export const createNotice: Mutation<'createNotice'> = async (
  _root,
  { notice: { productReference, reason, inGoodFaith, ...written } },
  { db, clock, locale, remoteAddress, session },
) => {
  const given = {
    explanation: clean(written.explanation),
    name: clean(written.name),
    emailAddress: normaliseEmail(clean(written.emailAddress)),
    inGoodFaith,
  };
  const fields = errorsOf(given);
  if (Object.keys(fields).length > 0) throw new ApiError('VALIDATION', { fields });
  if (!isReference(productReference) || !(await readListedItem(db, productReference)))
    throw new ApiError('NOT_FOUND');
  const now = clock.now();
  await countAttempt(
    db,
    [
      { kind: 'notice-network', name: remoteAddress },
      { kind: 'mail-address', name: given.emailAddress },
    ],
    now,
  );
  const id = await db.transaction(async (tx) => {
    const row = await insertNotice(tx, {
      ...given,
      customerId: session?.customerId ?? null,
      productReference,
      reason,
      locale,
      createdAt: now,
    });
    await enqueue(tx, 'mail.notice-received', { noticeId: row.id }, now);
    await enqueue(tx, 'mail.notice-operator', { noticeId: row.id }, now);
    return row.id;
  });
  return { reference: noticeReference(id) };
};
