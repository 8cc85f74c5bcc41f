const DOMAIN = '@erased.invalid';

/**
 * The email address of an anonymous customer, to whom orders of erased accounts are moved. The TLD cannot receive
 * email.
 */
export const erasedAddress = (id: string) => id + DOMAIN;

export const isErasedAddress = (emailAddress: string) => emailAddress.endsWith(DOMAIN);
