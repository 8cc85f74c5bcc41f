import { newsletterEmail } from './newsletter-email.ts';

/** Null before anything was sent. */
export type NewsletterStatus = 'LOADING' | 'SUCCEED' | 'FAILED' | null;

export type NewsletterForm = { emailAddress: string; status: NewsletterStatus };

export type NewsletterEvent =
  | { type: 'SENT'; emailAddress: string }
  /** False and missing answers are failures. */
  | { type: 'ANSWERED'; subscribed: boolean | undefined }
  | { type: 'FAILED' }
  | { type: 'RESET' };

export const IDLE_NEWSLETTER: NewsletterForm = { emailAddress: '', status: null };

/**
 * The form after an event: what cannot happen in its state changes nothing. An address that is none is not sent, a
 * second one is not while the first is on its way.
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
