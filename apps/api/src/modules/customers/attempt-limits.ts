/**
 * Attempts per hour, by what is counted; one more is answered TOO_MANY_ATTEMPTS. A network has high limits, because
 * many people can share one.
 */
export const ATTEMPTS_PER_HOUR = {
  /** Logins to one account from devices that nobody has used for it before. */
  account: 20,
  /** Logins from such devices of one network. */
  network: 300,
  /** Logins from one device that has been used for the account before. */
  device: 20,
  /** Checks of the password that a customer who is signed in enters again. */
  'own-password': 10,
  /** New accounts: each try costs a password hash, and tells whether an address has an account. */
  registration: 300,

  // Emails that anybody can make the shop send to any address.
  /** Subscriptions, alerts and the calculator's emails, asked for from one network. */
  'mail-network': 60,
  /** Emails to one address. */
  'mail-address': 5,
  /** Reports of products from one network. */
  'notice-network': 20,
  /** Password resets, asked for from one network, and for one account. */
  'reset-network': 60,
  'reset-address': 5,
  /** Changes of one customer's email address. */
  'email-change': 10,
  /** Sign-ins of editors, asked for from one network, and for one address. */
  'editor-network': 30,
  'editor-address': 5,

  // Guesses.
  /** Codes of coupons and gift cards, by person. Valid ones count too; else the limit would tell which guesses are. */
  code: 30,
  'code-network': 120,
  /** Links of emails that lead nowhere, opened from one network. */
  link: 300,
  'editor-link': 60,

  // Work for the server.
  /** Votes on shared wishlists: enough for a family that votes on a long list and changes its votes. */
  'vote-network': 600,
  /** Exports of one customer's data. */
  export: 5,
};

/** Wrong passwords for one account from one network, per day; each further one doubles the wait, up to an hour. */
export const FREE_LOGIN_ATTEMPTS = 5;
export const FIRST_LOGIN_WAIT_MS = 30_000;
