import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AddedToCartToast } from './AddedToCartToast.tsx';
import { addedToCartToastGuide } from './added-to-cart-toast.guide.tsx';

const meta = {
  title: 'Commerce/AddedToCartToast',
  component: AddedToCartToast,
  args: {
    product: { name: 'Veste Dior en laine marron', image: 'jacket' },
    cartHref: '/cart',
    onClose: fn(),
  },
  parameters: { guide: addedToCartToastGuide, docs: { story: { inline: false, height: '220px' } } },
} satisfies Meta<typeof AddedToCartToast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutPicture: Story = { args: { product: { name: 'Veste', image: null } } };
export const LongText: Story = {
  args: {
    product: {
      name: 'Robe longue en crêpe de soie imprimée à manches bouffantes '.repeat(34),
      image: 'dress',
    },
  },
};
export const Nothing: Story = { tags: ['!autodocs'], args: { product: null } };
