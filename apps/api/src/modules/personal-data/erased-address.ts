const DOMAIN = '@erased.invalid';

/** Stands in for a mailbox where an order that the law keeps needs a customer: nobody can be reached there. */
export const erasedAddress = (id: string) => id + DOMAIN;

export const isErasedAddress = (emailAddress: string) => emailAddress.endsWith(DOMAIN);
