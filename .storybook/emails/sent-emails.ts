import {
  INACTIVE_ACCOUNT_YEARS,
  INACTIVE_NOTICE_DAYS,
  NEWSLETTER_CONFIRM_DAYS,
  NEWSLETTER_DORMANT_YEARS,
  NEWSLETTER_PERCENT,
  OFFER_HOURS,
  OFFER_RESERVATION_HOURS,
  PASSWORD_RESET_MINUTES,
  PRICE_DROP_EMAIL_HOURS,
} from '../../packages/core/src/constants.ts';

export type SentEmail = {
  /** Who receives it. */
  to: string;
  /** The event that sends it. */
  when: string;
  /** The message that is its subject. */
  subject: string;
};

const buyer = (when: string, subject: string): SentEmail => ({ to: 'Buyer', when, subject });
const seller = (when: string, subject: string): SentEmail => ({ to: 'Seller', when, subject });
const customer = (when: string, subject: string): SentEmail => ({ to: 'Customer', when, subject });
const subscriber = (when: string, subject: string): SentEmail => ({ to: 'Subscriber', when, subject });
const editor = (when: string, subject: string): SentEmail => ({ to: 'Editor', when, subject });

/** Each email by the title of its stories and the export name of the story that shows it. */
export const SENT_EMAILS: Readonly<Record<string, Readonly<Record<string, SentEmail>>>> = {
  'Emails/About orders': {
    Confirmation: buyer('The payment has succeeded.', 'order.confirmed.subject'),
    Shipped: buyer('A seller has handed a parcel over: one email for each parcel.', 'order.shipped.subject'),
    Delivered: buyer('A parcel was delivered: one email for each parcel.', 'order.delivered.subject'),
    Refund: buyer(
      'Money goes back: after a withdrawal, a return or a cancellation, or as goodwill.',
      'refund.subject',
    ),
    Return: buyer(
      'They have asked to send pieces back: what to send where, and until when.',
      'return.subject',
    ),
    Withdrawal: buyer(
      'They have withdrawn from the contract: says that this was received.',
      'withdrawal.subject',
    ),
    NewOrderForItsSeller: seller('An order with their pieces is paid.', 'seller-order.title'),
    ChangedOrderForItsSeller: seller(
      'Pieces of theirs were cancelled, or the delivery address has changed before they sent them.',
      'seller-change.title',
    ),
  },
  'Emails/Without an order': {
    Welcome: customer('An account was created.', 'account.welcome.subject'),
    PasswordReset: customer(
      `They have forgotten their password: a link that works for ${PASSWORD_RESET_MINUTES} minutes.`,
      'account.password-reset.subject',
    ),
    PasswordChanged: customer('A new password was set by that link.', 'account.password-changed.subject'),
    EmailChange: {
      to: 'New address',
      when: 'A customer wants to use another address: a link that confirms it.',
      subject: 'account.email-change.subject',
    },
    EmailTaken: {
      to: 'New address',
      when: 'Likewise, but that address has an account already.',
      subject: 'account.email-taken.subject',
    },
    EmailChangeNotice: {
      to: 'Former address',
      when: 'Likewise, at the same time.',
      subject: 'account.email-change-notice.subject',
    },
    EmailChanged: {
      to: 'Former address',
      when: 'The new address was confirmed.',
      subject: 'account.email-changed.subject',
    },
    InactiveAccount: customer(
      `Nobody has logged in for almost ${INACTIVE_ACCOUNT_YEARS} years: ${INACTIVE_NOTICE_DAYS} days before the account is closed.`,
      'account.inactive.subject',
    ),
    AccountDeleted: customer('They have deleted their account.', 'account.erased.subject'),
    InactiveAccountClosed: customer('The account was closed after that notice.', 'account.closed.subject'),
    OfferReceived: seller('Somebody offers a price.', 'offer.received.subject'),
    OfferSent: buyer('They have offered a price.', 'offer.sent.subject'),
    OfferAccepted: buyer('The seller accepts.', 'offer.accepted.subject'),
    OfferDeclined: buyer('The seller declines.', 'offer.declined.subject'),
    OfferLapsed: buyer(`The seller has not answered within ${OFFER_HOURS} hours.`, 'offer.lapsed.subject'),
    OfferReservationOver: buyer(
      `Their offer was accepted, and they have not ordered within ${OFFER_RESERVATION_HOURS} hours.`,
      'offer.promise-over.subject',
    ),
    OfferItemSold: buyer('The piece was sold to somebody else.', 'offer.sold.subject'),
    OfferItemWithdrawn: buyer(
      'The piece cannot be had any more: taken off sale, or the offer of somebody else was accepted.',
      'offer.withdrawn.subject',
    ),
    NewsletterConfirm: subscriber(
      `An address was given: a link that confirms it, for ${NEWSLETTER_CONFIRM_DAYS} days.`,
      'newsletter.confirm.subject',
    ),
    NewsletterRenewal: subscriber(
      `Nothing was heard of them for almost ${NEWSLETTER_DORMANT_YEARS} years: whether they still want it.`,
      'newsletter.renewal.subject',
    ),
    NewsletterKnown: subscriber(
      'The address that was given is subscribed already.',
      'newsletter.known.subject',
    ),
    NewsletterCode: subscriber(
      `They have confirmed, and have never ordered: a code for ${NEWSLETTER_PERCENT} %.`,
      'newsletter.code.subject',
    ),
    EditorInvitation: editor('Somebody lets them write pages.', 'editor.invitation.subject'),
    EditorSignIn: editor('They want to sign in to the page editor.', 'editor.sign-in.subject'),
    EditorReview: editor('Somebody asks those who publish to read a page.', 'editor.review.subject'),
    DropAlertConfirm: {
      to: 'Visitor',
      when: 'They want to be told when a drop opens: a link that confirms the address.',
      subject: 'drop-alert.confirm.subject',
    },
    DropAlertOpen: { to: 'Visitor', when: 'That drop is open.', subject: 'drop-alert.open.subject' },
    PriceDrops: customer(
      `Pieces of their wishlist cost less: once in ${PRICE_DROP_EMAIL_HOURS} hours at most.`,
      'wishlist.price-drops.subject',
    ),
    WishlistBackInStock: customer(
      'Pieces of their wishlist are for sale again.',
      'wishlist.back-in-stock.subject',
    ),
    SavedSearch: customer(
      'New pieces match a saved search: at once, each day or each week, as they chose.',
      'saved-search-alert.subject',
    ),
    ItemBackInStock: customer('A piece that they wait for is for sale again.', 'back-in-stock.subject'),
    JeansCalculator: { to: 'Visitor', when: 'They have their size of jeans sent.', subject: 'jeans.subject' },
    NoticeReceived: {
      to: 'Visitor',
      when: 'They have reported a piece, and left an address.',
      subject: 'notice.received.subject',
    },
    NoticeForTheOperator: {
      to: 'Operator',
      when: 'Somebody has reported a piece.',
      subject: 'notice.operator.subject',
    },
  },
};
