import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePriceDetails } from '../cart-line/cart.samples.ts';
import { PriceDetails } from './PriceDetails.tsx';
import { priceDetailsGuide } from './price-details.guide.tsx';

const meta = {
  title: 'Commerce/PriceDetails',
  component: PriceDetails,
  args: { details: samplePriceDetails },
  decorators: [(Story) => <div className="max-w-96 bg-surface p-5">{Story()}</div>],
  parameters: { guide: priceDetailsGuide, docs: { columns: 2 } },
} satisfies Meta<typeof PriceDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

const none = { amount: 0, currency: 'EUR' as const };

export const Default: Story = {};
export const ShippingToChoose: Story = {
  args: { details: { ...samplePriceDetails, shipping: none, qualityControl: none }, shippingChosen: false },
};
export const FreeShipping: Story = {
  args: { details: { ...samplePriceDetails, shipping: none, qualityControl: none } },
};
export const ReducedShipping: Story = {
  args: {
    details: {
      ...samplePriceDetails,
      qualityControl: none,
      shippingReductionsDetail: [
        {
          code: 'LIVRAISON',
          offerDescription: 'Livraison à moitié prix',
          amount: { amount: 270, currency: 'EUR' },
        },
      ],
    },
  },
};
export const WithoutReduction: Story = {
  args: {
    details: { ...samplePriceDetails, productsReductions: none, productsReductionsDetail: [], savings: none },
  },
};
export const EveryLine: Story = {
  args: {
    details: {
      ...samplePriceDetails,
      productsReductions: { amount: 4880, currency: 'EUR' },
      shippingReductions: { amount: 540, currency: 'EUR' },
      qualityControlReductions: { amount: 200, currency: 'EUR' },
      qualityControlReductionsDetail: [
        { code: 'SOIN', offerDescription: 'Contrôle offert', amount: { amount: 200, currency: 'EUR' } },
      ],
    },
  },
};
export const WithoutCode: Story = {
  args: {
    details: {
      ...samplePriceDetails,
      productsReductionsDetail: [
        { code: '4F2K8QRTZ7WX1M0P', offerDescription: '', amount: { amount: 3880, currency: 'EUR' } },
      ],
      shippingReductions: { amount: 540, currency: 'EUR' },
      shippingReductionsDetail: [
        {
          code: '',
          offerDescription: 'Livraison en point relais offerte',
          amount: { amount: 540, currency: 'EUR' },
        },
      ],
    },
  },
};
export const GiftCards: Story = {
  args: {
    details: {
      ...samplePriceDetails,
      giftCards: { amount: 5000, currency: 'EUR' },
      totalAmount: { amount: 30660, currency: 'EUR' },
    },
  },
};
export const LongText: Story = {
  args: {
    details: {
      ...samplePriceDetails,
      productsReductionsDetail: [
        {
          code: 'ANNIVERSAIREDELABOUTIQUE2026',
          offerDescription: 'Dix pour cent offerts sur toutes les pièces de la sélection denim',
          amount: { amount: 12345600, currency: 'EUR' },
        },
      ],
    },
  },
};
