import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newsletterEmail } from '@patine/core';
import {
  IDLE_NEWSLETTER,
  type NewsletterEvent,
  type NewsletterForm,
  newsletterForm,
} from './newsletter-form.ts';

const address = fc.oneof(fc.emailAddress(), fc.constantFrom('', ' ', 'lea', 'lea@example.fr'), fc.string());
const event = fc.oneof<fc.Arbitrary<NewsletterEvent>[]>(
  address.map((emailAddress) => ({ type: 'SENT', emailAddress })),
  fc.constantFrom<boolean | undefined>(true, false, undefined).map((subscribed) => ({
    type: 'ANSWERED',
    subscribed,
  })),
  fc.constant({ type: 'FAILED' }),
  fc.constant({ type: 'RESET' }),
);

/** Each event with the state before and after it. */
function steps(events: readonly NewsletterEvent[]) {
  let form: NewsletterForm = IDLE_NEWSLETTER;
  return events.map((event) => {
    const before = form;
    form = newsletterForm(form, event);
    return { before, event, after: form };
  });
}

const histories = fc.array(event, { maxLength: 30 }).map(steps);
const isAnswer = ({ type }: NewsletterEvent) => type === 'ANSWERED' || type === 'FAILED';
const isTrue = (event: NewsletterEvent) => event.type === 'ANSWERED' && event.subscribed === true;

test('only a valid address is submitted, and one at a time', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const loading = history.filter(({ after }) => after.status === 'LOADING');
      expect(loading.map(({ after }) => newsletterEmail(after.emailAddress))).not.toContain('EMPTY');
      expect(loading.map(({ after }) => newsletterEmail(after.emailAddress))).not.toContain('BAD_FORMAT');
      const submitted = loading.filter(({ before }) => before.status !== 'LOADING');
      expect(submitted.every(({ event }) => event.type === 'SENT')).toBe(true);
      const repeated = loading.filter(({ before }) => before.status === 'LOADING');
      expect(repeated.every(({ before, after }) => after === before)).toBe(true);
    }),
  );
});

test('only the response true succeeds; every other response fails', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const responses = history.filter(({ before, event }) => before.status === 'LOADING' && isAnswer(event));
      expect(responses.map(({ after }) => after.status)).toEqual(
        responses.map(({ event }) => (isTrue(event) ? 'SUCCEED' : 'FAILED')),
      );
      expect(responses.every(({ before, after }) => after.emailAddress === before.emailAddress)).toBe(true);
      const succeeded = history.filter(
        ({ before, after }) => after.status === 'SUCCEED' && before.status !== 'SUCCEED',
      );
      expect(succeeded.every(({ before, event }) => before.status === 'LOADING' && isTrue(event))).toBe(true);
    }),
  );
});

test('a failure keeps the address for a retry, and a reset clears it', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (emailAddress) => {
      fc.pre(newsletterEmail(emailAddress) === 'OK');
      const sent = newsletterForm(IDLE_NEWSLETTER, { type: 'SENT', emailAddress });
      const failed = newsletterForm(sent, { type: 'FAILED' });
      expect(failed).toEqual({ emailAddress, status: 'FAILED' });
      expect(newsletterForm(failed, { type: 'SENT', emailAddress }).status).toBe('LOADING');
      expect(newsletterForm(failed, { type: 'RESET' })).toEqual(IDLE_NEWSLETTER);
    }),
  );
});
