import { expect, test } from 'vitest';
import { offerStateOf } from './offer-state.ts';

test.each([
  ['PENDING', null, 'pending'],
  ['ACCEPTED', '2026-11-21T10:00:00Z', 'accepted'],
  ['DECLINED', '2026-11-21T10:00:00Z', 'declined'],
  ['LAPSED', null, 'unanswered'],
  ['LAPSED', '2026-11-21T10:00:00Z', 'promise-over'],
  ['CLOSED', null, 'closed'],
  ['USED', '2026-11-21T10:00:00Z', 'used'],
  ['WITHDRAWN', null, 'withdrawn'],
] as const)('%s, answered %s, is shown as %s', (status, answeredAt, standing) => {
  expect(offerStateOf({ status, answeredAt })).toBe(standing);
});
