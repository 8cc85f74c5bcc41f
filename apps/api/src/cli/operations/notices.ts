import { newestNotices, noticeReference } from '../../modules/notices/index.ts';
import {
  type GivenOptions,
  type OperationContext,
  type Operation,
  type Row,
  text,
  textOf,
  wholeNumber,
} from './operation.ts';

async function list({ services: { db } }: OperationContext, _words: readonly string[], given: GivenOptions) {
  const limit = wholeNumber('--limit', textOf(given, 'limit') ?? '50', [1, 1_000]);
  return (await newestNotices(db, limit)).map((notice): Row => ({
    notice: noticeReference(notice.id),
    at: notice.createdAt.toISOString(),
    item: notice.productReference,
    reason: notice.reason,
    from: `${notice.name} <${notice.emailAddress}>`,
    explanation: notice.explanation.replaceAll(/\s+/g, ' '),
  }));
}

export const NOTICE_OPERATIONS: Readonly<Record<string, Operation>> = {
  'notices list': { parameters: [], options: { limit: text }, run: list },
};
