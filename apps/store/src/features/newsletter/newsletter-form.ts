import { newsletterEmail } from '@patine/core';
import type { NewsletterStatus } from '@patine/ui/newsletter-form/NewsletterForm';

export type NewsletterForm = { emailAddress: string; status: NewsletterStatus };

export type NewsletterEvent =
  | { type: 'SENT'; emailAddress: string }
  /** False or a missing response is a failure. */
  | { type: 'ANSWERED'; subscribed: boolean | undefined }
  | { type: 'FAILED' }
  | { type: 'RESET' };

export const IDLE_NEWSLETTER: NewsletterForm = { emailAddress: '', status: null };

/**
 * Returns the form state after an event. An event that is invalid in the current state changes nothing: an invalid
 * address is not sent, and a second one is not sent while the first is loading.
 * @example newsletterForm(IDLE_NEWSLETTER, { type: 'SENT', emailAddress: 'lea@example.fr' }).status // 'LOADING'
 * @example newsletterForm(IDLE_NEWSLETTER, { type: 'SENT', emailAddress: 'lea' }).status // null
 */
export function newsletterForm(form: NewsletterForm, event: NewsletterEvent): NewsletterForm {
  if (event.type === 'RESET') return IDLE_NEWSLETTER;
  if (event.type === 'SENT')
    return form.status === 'LOADING' || newsletterEmail(event.emailAddress) !== 'OK'
      ? form
      : { emailAddress: event.emailAddress.trim(), status: 'LOADING' };
  if (form.status !== 'LOADING') return form;
  const subscribed = event.type === 'ANSWERED' && event.subscribed === true;
  return { ...form, status: subscribed ? 'SUCCEED' : 'FAILED' };
}
