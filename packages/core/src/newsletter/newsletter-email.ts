import { isValidEmail, normaliseEmail } from '../accounts/email.ts';

/** Result of checking a newsletter address; only an `OK` one is submitted. */
export type NewsletterEmail = 'EMPTY' | 'BAD_FORMAT' | 'OK';

/** @example newsletterEmail(' ') // 'EMPTY'; newsletterEmail('lea@example') // 'BAD_FORMAT'; newsletterEmail('lea@example.fr ') // 'OK' */
export function newsletterEmail(text: string): NewsletterEmail {
  if (text.trim() === '') return 'EMPTY';
  return isValidEmail(normaliseEmail(text)) ? 'OK' : 'BAD_FORMAT';
}
