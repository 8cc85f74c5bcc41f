import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePriceDetails } from '../cart-line/cart.samples.ts';
import { PriceDetails } from './PriceDetails.tsx';

const meta = {
  title: 'Commerce/PriceDetails',
  component: PriceDetails,
  args: { details: samplePriceDetails },
  decorators: [(Story) => <div className="max-w-96 bg-white p-5">{Story()}</div>],
} satisfies Meta<typeof PriceDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

const none = { amount: 0, currency: 'EUR' as const };

export const Default: Story = {};
export const ShippingToChoose: Story = {
  args: { details: { ...samplePriceDetails, shipping: none, qualityControl: none }, shippingChosen: false },
};
export const FreeShipping: Story = { args: { details: { ...samplePriceDetails, shipping: none } } };
export const ReducedShipping: Story = {
  args: {
    details: {
      ...samplePriceDetails,
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
