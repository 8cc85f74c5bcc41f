import { newestNotices, noticeReference } from '../../modules/notices/index.ts';
import {
  limitOf,
  type GivenOptions,
  type OperationContext,
  type Operation,
  type Row,
  text,
} from './operation.ts';

async function list({ services: { db } }: OperationContext, _words: readonly string[], given: GivenOptions) {
  const limit = limitOf(given);
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
