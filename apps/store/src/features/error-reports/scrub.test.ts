import { expect, test } from 'vitest';
import { scrub } from './scrub.ts';

test('a report has the failure and no personal data', () => {
  const report = scrub({
    type: undefined,
    event_id: 'e-1',
    message: 'No answer for lea@mail.example',
    user: { email: 'lea@mail.example', ip_address: '192.0.2.1' },
    request: { url: 'https://shop.example/changePassword#t0ken', headers: { Referer: 'https://x.example/' } },
    breadcrumbs: [{ message: 'typed' }],
    extra: { form: 'lea@mail.example' },
    exception: {
      values: [
        { type: 'TypeError', value: 'Failed to fetch https://shop.example/alerts/?token=s3cret#x (GET)' },
      ],
    },
  });
  expect(report).toEqual({
    type: undefined,
    event_id: 'e-1',
    message: 'No answer for …',
    exception: {
      values: [{ type: 'TypeError', value: 'Failed to fetch https://shop.example/alerts/?… (GET)' }],
    },
  });
});
