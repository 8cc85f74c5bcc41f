import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../constants.ts';

/** The password rules, each true when met, for a form that ticks them off. */
export type PasswordRules = {
  length: boolean;
  digit: boolean;
  lowercase: boolean;
  uppercase: boolean;
  special: boolean;
  noWhitespace: boolean;
};

/**
 * Checks a password rule by rule: 8 to 255 characters, one digit, one lowercase and one uppercase letter of any
 * script, one of `! @ # $ _ - % ^ & * ?`, and no whitespace.
 * An empty password meets none.
 * @example passwordRules('Vestes-9').length // true: 8 characters
 * @example passwordRules('Veste-9').length // false: 7
 */
export function passwordRules(password: string): PasswordRules {
  return {
    length: hasAllowedLength(password),
    digit: /[0-9]/.test(password),
    lowercase: /\p{Ll}/u.test(password),
    uppercase: /\p{Lu}/u.test(password),
    special: /[!@#$_\-%^&*?]/.test(password),
    noWhitespace: password !== '' && !/\s/.test(password),
  };
}

/** Returns true when a password meets every rule. `Vestes-9` does, `vestes-9` does not. */
export function isValidPassword(password: string): boolean {
  return Object.values(passwordRules(password)).every(Boolean);
}

function hasAllowedLength(password: string): boolean {
  // A character takes one or two code units: a text beyond twice the limit is too long without counting its characters.
  if (password.length > 2 * PASSWORD_MAX_LENGTH) return false;
  const characters = Array.from(password).length;
  return characters >= PASSWORD_MIN_LENGTH && characters <= PASSWORD_MAX_LENGTH;
}
