import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountEmail, type AccountEmailKind } from '../apps/api/src/modules/mail/emails/account-email.ts';
import { BackInStock } from '../apps/api/src/modules/mail/emails/back-in-stock.ts';
import {
  DropAlertEmail,
  type DropAlertEmailKind,
} from '../apps/api/src/modules/mail/emails/drop-alert-email.ts';
import { EditorEmail, type EditorEmailKind } from '../apps/api/src/modules/mail/emails/editor-email.ts';
import { JeansSizes } from '../apps/api/src/modules/mail/emails/jeans-sizes.ts';
import {
  NewsletterEmail,
  type NewsletterEmailKind,
} from '../apps/api/src/modules/mail/emails/newsletter-email.ts';
import { Notice } from '../apps/api/src/modules/mail/emails/notice.ts';
import { OfferEmail, type OfferEmailKind } from '../apps/api/src/modules/mail/emails/offer-email.ts';
import { SavedSearchAlert } from '../apps/api/src/modules/mail/emails/saved-search-alert.ts';
import { WishlistUpdates, type WishlistTopic } from '../apps/api/src/modules/mail/emails/wishlist-updates.ts';
import { euros, formatMoney, type Locale } from '../packages/core/src/index.ts';
import { shown } from './email-story.tsx';

/** Emails that are about no order: accounts, offers, wishlists, saved searches, the newsletter, notices. */
const meta = {
  title: 'Emails/Without an order',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Here, where the pictures of the pieces are. */
const publicUrl = globalThis.location.origin;
const token = '7b1f';
const nameIn = (locale: Locale) =>
  locale === 'fr' ? 'Veste Dior en laine marron' : 'Brown wool Dior jacket';
const store = { name: 'Ourlet & Fils' };
const itemsIn = (locale: Locale) => [
  {
    name: nameIn(locale),
    slug: 'veste-dior-102355',
    image: { id: 'jacket' },
    store,
    variants: [{ size: 'M', pricing: { currentPrice: euros(24_500), regularPrice: euros(29_000) } }],
  },
  {
    name: locale === 'fr' ? 'Robe Petit Bateau en coton' : 'Cotton Petit Bateau dress',
    slug: 'robe-petit-bateau-102356',
    image: { id: 'dress' },
    store,
    variants: [{ size: 'S', pricing: { currentPrice: euros(3300), regularPrice: euros(3900) } }],
  },
  {
    name: locale === 'fr' ? 'Manteau en laine' : 'Wool coat',
    slug: 'manteau-102357',
    store: { name: 'Friperie du Port' },
    variants: [{ size: 'L', pricing: { currentPrice: euros(8900), regularPrice: euros(9900) } }],
  },
];

const account = (kind: AccountEmailKind): Story => ({
  render: shown(AccountEmail, () => ({
    kind,
    publicUrl,
    firstName: 'Camille',
    address: 'camille@patine.example',
    token,
    closesAt: new Date('2026-12-21T23:00:00Z'),
  })),
});

export const Welcome = account('welcome');
export const PasswordReset = account('password-reset');
export const PasswordChanged = account('password-changed');
export const EmailChange = account('email-change');
export const EmailTaken = account('email-taken');
export const EmailChangeNotice = account('email-change-notice');
export const EmailChanged = account('email-changed');
export const InactiveAccount = account('inactive');
export const AccountDeleted = account('erased');
export const InactiveAccountClosed = account('closed');

const offer = (kind: OfferEmailKind): Story => ({
  render: shown(OfferEmail, (locale) => ({
    kind,
    publicUrl,
    name: 'Camille',
    address: `${publicUrl}/account/offers`,
    picture: '/media/jacket.svg',
    offer: {
      item: nameIn(locale),
      size: 'M',
      store: 'Ourlet & Fils',
      amount: formatMoney(euros(21_000), locale),
      price: formatMoney(euros(24_500), locale),
      until: locale === 'fr' ? '23/11/2026 à 10:00' : '23/11/2026 at 10:00',
    },
  })),
});

export const OfferReceived = offer('received');
export const OfferSent = offer('sent');
export const OfferAccepted = offer('accepted');
export const OfferDeclined = offer('declined');
export const OfferLapsed = offer('lapsed');
export const OfferReservationOver = offer('promise-over');
export const OfferItemSold = offer('sold');
export const OfferItemWithdrawn = offer('withdrawn');

const newsletter = (kind: NewsletterEmailKind): Story => ({
  render: shown(NewsletterEmail, () => ({
    kind,
    publicUrl,
    stopToken: token,
    token,
    code: 'BIENVENUE-7B1F',
    until: new Date('2026-12-21T23:00:00Z'),
  })),
});

export const NewsletterConfirm = newsletter('confirm');
export const NewsletterRenewal = newsletter('renewal');
export const NewsletterKnown = newsletter('known');
export const NewsletterCode = newsletter('code');

const editor = (kind: EditorEmailKind): Story => ({
  render: shown(EditorEmail, (locale) => ({
    kind,
    publicUrl,
    name: 'Camille',
    role: 'editor',
    author: 'Odile Marchand',
    token,
    ...(kind === 'review'
      ? {
          document: {
            title: locale === 'fr' ? 'Nos ateliers' : 'Our workshops',
            locale,
            screen: 'page=our-workshops',
          },
          note:
            locale === 'fr' ? 'L’adresse de l’atelier a changé.' : 'The address of the workshop has changed.',
        }
      : {}),
  })),
});

export const EditorInvitation = editor('invitation');
export const EditorSignIn = editor('sign-in');
export const EditorReview = editor('review');

const dropAlert = (kind: DropAlertEmailKind): Story => ({
  render: shown(DropAlertEmail, (locale) => ({
    kind,
    publicUrl,
    token,
    products: kind === 'open' ? itemsIn(locale) : [],
    drop: {
      slug: 'party-wardrobe',
      name: locale === 'fr' ? 'Garde-robe de fête' : 'Party wardrobe',
      launchAt: new Date('2026-12-01T08:00:00Z'),
      endAt: new Date('2026-12-07T22:00:00Z'),
    },
    confirmUntil: new Date('2026-11-29T23:00:00Z'),
  })),
});

export const DropAlertConfirm = dropAlert('confirm');
export const DropAlertOpen = dropAlert('open');

const wishlist = (topic: WishlistTopic): Story => ({
  render: shown(WishlistUpdates, (locale) => ({
    topic,
    publicUrl,
    firstName: 'Camille',
    items: itemsIn(locale),
    stopToken: token,
  })),
});

export const PriceDrops = wishlist('price-drops');
export const WishlistBackInStock = wishlist('back-in-stock');

export const SavedSearch: Story = {
  render: shown(SavedSearchAlert, (locale) => ({
    publicUrl,
    firstName: 'Camille',
    search: { name: 'Dior', path: '/shop/?text=dior', token },
    items: itemsIn(locale),
    total: 3,
  })),
};

export const ItemBackInStock: Story = {
  render: shown(BackInStock, (locale) => ({ publicUrl, firstName: 'Camille', item: itemsIn(locale)[0]! })),
};

export const JeansCalculator: Story = {
  render: shown(JeansSizes, () => ({ W: 28, L: 30, colors: ['bleu'], publicUrl })),
};

const notice = (kind: 'received' | 'operator'): Story => ({
  render: shown(Notice, (locale) => ({
    kind,
    publicUrl,
    values: {
      reference: 'S-0000012',
      item: nameIn(locale),
      product: '102355',
      reason: locale === 'fr' ? 'contrefaçon' : 'counterfeit',
      explanation: locale === 'fr' ? 'La doublure n’est pas d’origine.' : 'The lining is not original.',
      name: 'Camille Morel',
      email: 'camille@patine.example',
    },
    item: { url: `${publicUrl}/produit/veste-dior-102355` },
  })),
});

export const NoticeReceived = notice('received');
export const NoticeForTheOperator = notice('operator');
