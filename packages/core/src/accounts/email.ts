import { EMAIL_MAX_LENGTH } from '../constants.ts';

/**
 * Returns true for an email address that can receive mail: at most 254 characters, an unquoted ASCII local part of at
 * most 64, and a domain of at least two labels whose last one is not a number. Quoted local parts and bare IP addresses
 * are rejected.
 * @example isValidEmail('lea.martin+shop@example.fr') // true
 * @example isValidEmail('lea@example') // false
 */
export function isValidEmail(text: string): boolean {
  if (text.length > EMAIL_MAX_LENGTH) return false;
  const at = text.lastIndexOf('@');
  return at > 0 && isLocalPart(text.slice(0, at)) && isDomain(text.slice(at + 1));
}

/** Converts an email address to the form in which it is stored and compared: trimmed, in lower case. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

function isLocalPart(localPart: string): boolean {
  return (
    localPart.length <= 64 && localPart.split('.').every((atom) => /^[\w!#$%&'*+/=?^`{|}~-]+$/.test(atom))
  );
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return labels.length >= 2 && labels.every(isDomainLabel) && /^[a-z][a-z0-9-]+$/i.test(labels.at(-1) ?? '');
}

function isDomainLabel(label: string): boolean {
  return label.length <= 63 && /^[a-z0-9-]+$/i.test(label) && !label.startsWith('-') && !label.endsWith('-');
}
