import { EMAIL_MAX_LENGTH } from '../constants.ts';

/**
 * Tells whether a text is an address that mail can reach: at most 254 characters, a dotted ASCII name of at most
 * 64, and a domain of two labels or more whose last is not a number. Quoted names and bare IP addresses are not.
 * @example isValidEmail('lea.martin+shop@example.fr') // true
 * @example isValidEmail('lea@example') // false
 */
export function isValidEmail(text: string): boolean {
  if (text.length > EMAIL_MAX_LENGTH) return false;
  const at = text.lastIndexOf('@');
  return at > 0 && isLocalPart(text.slice(0, at)) && isDomain(text.slice(at + 1));
}

/** Writes an address the one way it is stored and compared: without spaces around it, in lower case. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

function isLocalPart(name: string): boolean {
  return name.length <= 64 && name.split('.').every((atom) => /^[\w!#$%&'*+/=?^`{|}~-]+$/.test(atom));
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return labels.length >= 2 && labels.every(isDomainLabel) && /^[a-z][a-z0-9-]+$/i.test(labels.at(-1) ?? '');
}

function isDomainLabel(label: string): boolean {
  return label.length <= 63 && /^[a-z0-9-]+$/i.test(label) && !label.startsWith('-') && !label.endsWith('-');
}
