import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderConfirmed } from '../apps/api/src/modules/mail/emails/order-confirmed.ts';
import { OrderDelivered } from '../apps/api/src/modules/mail/emails/order-delivered.ts';
import { OrderShipped } from '../apps/api/src/modules/mail/emails/order-shipped.ts';
import { RefundGiven } from '../apps/api/src/modules/mail/emails/refund-given.ts';
import { ReturnSteps } from '../apps/api/src/modules/mail/emails/return-steps.ts';
import { SellerChange } from '../apps/api/src/modules/mail/emails/seller-change.ts';
import { SellerOrder } from '../apps/api/src/modules/mail/emails/seller-order.ts';
import { WithdrawalReceived } from '../apps/api/src/modules/mail/emails/withdrawal-received.ts';
import { shown } from './email-story.tsx';

/** Emails as they are sent. The plain text is generated from the same components. */
const meta = {
  title: 'Emails/About orders',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const publicUrl = 'https://patine.example';
const known = {
  publicUrl,
  firstName: 'Camille',
  reference: 'P-4823956',
  orderUrl: 'https://patine.example/account/orders/1',
};
const names = {
  fr: ['Veste Dior en laine marron', 'Pull Petit Bateau en coton marron'],
  en: ['Brown wool Dior jacket', 'Brown cotton Petit Bateau jumper'],
};
/** As the shop writes them, but from the pictures of stories. */
const sampleItems = (locale: 'fr' | 'en') =>
  names[locale].map((name, index) => ({
    name,
    details: [['XL', 'L'][index] ?? ''],
    picture: `/media/${['jacket', 'dress'][index]}.svg`,
  }));
const initials = { fr: 'Initiales : C. M.', en: 'Initials: C. M.' };
const slipItems = (locale: 'fr' | 'en') => [
  { name: `${names[locale][0]} (102355)`, size: 'XL', customization: null, picture: '/media/jacket.svg' },
  {
    name: `${names[locale][1]} (102356)`,
    size: 'L',
    customization: initials[locale],
    picture: '/media/dress.svg',
  },
];
const returnAddress = ['Patine Retours', '14 rue des Tisserands', '59100 Roubaix', 'France'];
const address = ['Camille Morel', '12 rue des Récollets', '75010 Paris', 'France'];

export const Confirmation: Story = {
  render: shown(OrderConfirmed, (locale) => ({
    ...known,
    items: [
      {
        name: names[locale][0] ?? '',
        size: 'XL',
        seller: 'Ourlet & Fils',
        customization: null,
        amount: 24_500,
        picture: '/media/jacket.svg',
      },
      {
        name: names[locale][1] ?? '',
        size: 'L',
        seller: 'Friperie du Port',
        customization: initials[locale],
        amount: 3300,
        picture: '/media/dress.svg',
      },
    ],
    sums: {
      products: 27_800,
      delivery: 880,
      qualityControl: 290,
      reduction: 2780,
      giftCards: 1000,
      total: 26_190,
    },
    method: 'STANDARD',
    carrier: 'Postille',
    to: address,
    expected: ['2026-11-25', '2026-11-27'],
    rights: {
      terms: 'https://patine.example/pages/terms',
      guarantee: 'https://patine.example/pages/terms#guarantees',
      withdrawal: 'https://patine.example/pages/returns',
      withdraw: 'https://patine.example/account/orders/1/withdrawal',
    },
    sellers: [
      { name: 'Ourlet & Fils', contact: ['8 rue de la Paix', '59000 Lille', 'contact@ourlet.example'] },
      { name: 'Friperie du Port', contact: ['3 quai des Docks', '13002 Marseille', 'bonjour@port.example'] },
    ],
    sendingBack: {
      fee: 450,
      parcels: 2,
      address: returnAddress,
      company: {
        company: 'Patine SAS',
        address: '14 rue des Tisserands, 59100 Roubaix, France',
        email: 'bonjour@patine.example',
      },
      orderedAt: new Date('2026-11-21T10:00:00Z'),
    },
    hasTerms: true,
  })),
};

export const Shipped: Story = {
  render: shown(OrderShipped, (locale) => ({
    ...known,
    sender: 'Ourlet & Fils',
    carrier: 'Postille',
    items: sampleItems(locale),
    method: 'STANDARD',
    to: address,
    expected: ['2026-11-25', '2026-11-27'],
    tracking: { number: '6A 1234 5678 9', url: 'https://suivi.example/6A123456789' },
  })),
};

export const Delivered: Story = {
  render: shown(OrderDelivered, (locale) => ({
    ...known,
    items: sampleItems(locale),
    returnUntil: new Date('2026-12-03T22:59:59.999Z'),
  })),
};

export const Refund: Story = {
  render: shown(RefundGiven, (locale) => ({
    ...known,
    reason: 'return',
    amount: 24_050,
    items: sampleItems(locale).slice(0, 1),
  })),
};

export const Return: Story = {
  render: shown(ReturnSteps, (locale) => ({
    ...known,
    returnReference: 'R-4823956',
    returnUrl: 'https://patine.example/account/returns/1',
    items: sampleItems(locale).slice(0, 1),
    parcels: 1,
    carrier: 'Relaivoisin',
    sendBefore: new Date('2026-12-03T22:59:59.999Z'),
    address: returnAddress,
    fees: 450,
    amount: 24_050,
  })),
};

export const Withdrawal: Story = {
  render: shown(WithdrawalReceived, (locale) => ({
    ...known,
    lastName: 'Morel',
    declaredAt: new Date('2026-11-21T10:00:00Z'),
    items: sampleItems(locale),
    hasToSendBack: true,
    returnUrl: 'https://patine.example/account/orders/1/returns',
    isReturning: false,
    sendingBack: {
      fee: 450,
      until: new Date('2026-12-05T22:59:59.999Z'),
      address: returnAddress,
      email: 'bonjour@patine.example',
    },
  })),
};

export const NewOrderForItsSeller: Story = {
  render: shown(SellerOrder, (locale) => ({
    publicUrl,
    seller: 'Ourlet & Fils',
    reference: known.reference,
    carrier: 'Postille',
    to: address,
    isGrouped: false,
    promised: '2026-11-27',
    items: slipItems(locale),
  })),
};

export const ChangedOrderForItsSeller: Story = {
  render: shown(SellerChange, (locale) => ({
    publicUrl,
    seller: 'Ourlet & Fils',
    reference: known.reference,
    to: address,
    cancelled: slipItems(locale).slice(1),
    items: slipItems(locale).slice(0, 1),
  })),
};
