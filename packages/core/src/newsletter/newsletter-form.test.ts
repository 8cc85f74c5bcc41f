import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newsletterEmail } from './newsletter-email.ts';
import {
  IDLE_NEWSLETTER,
  type NewsletterEvent,
  type NewsletterForm,
  newsletterForm,
} from './newsletter-form.ts';

test.each([
  ['', 'EMPTY'],
  [' \t\u00a0', 'EMPTY'],
  ['lea', 'BAD_FORMAT'],
  ['lea@example', 'BAD_FORMAT'],
  ['lea@@example.fr', 'BAD_FORMAT'],
  [' Lea@Example.fr ', 'OK'],
] as const)('%j is %s', (text, state) => {
  expect(newsletterEmail(text)).toBe(state);
});

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

/** Each step with what stood before it. */
function steps(events: readonly NewsletterEvent[]) {
  let form: NewsletterForm = IDLE_NEWSLETTER;
  return events.map((told) => {
    const before = form;
    form = newsletterForm(form, told);
    return { before, told, after: form };
  });
}

const histories = fc.array(event, { maxLength: 30 }).map(steps);
const isAnswer = ({ type }: NewsletterEvent) => type === 'ANSWERED' || type === 'FAILED';
const isTrue = (told: NewsletterEvent) => told.type === 'ANSWERED' && told.subscribed === true;

test('nothing but an address is ever on its way, and one at a time', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const loading = history.filter(({ after }) => after.status === 'LOADING');
      expect(loading.map(({ after }) => newsletterEmail(after.emailAddress))).not.toContain('EMPTY');
      expect(loading.map(({ after }) => newsletterEmail(after.emailAddress))).not.toContain('BAD_FORMAT');
      const begun = loading.filter(({ before }) => before.status !== 'LOADING');
      expect(begun.every(({ told }) => told.type === 'SENT')).toBe(true);
      const going = loading.filter(({ before }) => before.status === 'LOADING');
      expect(going.every(({ before, after }) => after === before)).toBe(true);
    }),
  );
});

test('it succeeds by a true answer alone, and every other answer to what was sent is a failure', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const answered = history.filter(({ before, told }) => before.status === 'LOADING' && isAnswer(told));
      expect(answered.map(({ after }) => after.status)).toEqual(
        answered.map(({ told }) => (isTrue(told) ? 'SUCCEED' : 'FAILED')),
      );
      expect(answered.every(({ before, after }) => after.emailAddress === before.emailAddress)).toBe(true);
      const succeeded = history.filter(
        ({ before, after }) => after.status === 'SUCCEED' && before.status !== 'SUCCEED',
      );
      expect(succeeded.every(({ before, told }) => before.status === 'LOADING' && isTrue(told))).toBe(true);
    }),
  );
});

test('a failure keeps the address and may be sent again; beginning again forgets it', () => {
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
