import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleProducts, sampleSubCarts } from '../cart-line/cart.samples.ts';
import { SubCart } from './SubCart.tsx';
import { subCartGuide } from './sub-cart.guide.tsx';

const [two, one] = sampleSubCarts;

const meta = {
  title: 'Commerce/SubCart',
  component: SubCart,
  args: { subCart: two!, productHref: (slug) => `/produit/${slug}`, onRemove: fn() },
  decorators: [(Story) => <div className="max-w-105 bg-surface p-5">{Story()}</div>],
  parameters: { guide: subCartGuide, docs: { columns: 2 } },
} satisfies Meta<typeof SubCart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneItem: Story = { args: { subCart: one! } };
export const WithArrival: Story = {
  args: { arrival: { earliestDelivery: '2026-11-25', latestDelivery: '2026-11-28' } },
};
export const Removing: Story = { args: { removing: 'v301' } };
export const Customized: Story = {
  args: {
    subCart: {
      ...one!,
      cartItems: one!.cartItems.map((item) => ({
        ...item,
        customization: { label: 'Initiales', value: 'C. M.' },
      })),
    },
  },
};
export const WithSoldItem: Story = {
  args: {
    subCart: {
      ...two!,
      cartItems: two!.cartItems.map((item, index) =>
        index === 0
          ? { ...item, product: { ...sampleProducts.coat, heldUntil: null, availability: 'SOLD' } }
          : item,
      ),
    },
  },
};
export const OnlyRead: Story = { render: ({ onRemove: _onRemove, ...args }) => <SubCart {...args} /> };
export const Empty: Story = { args: { subCart: { ...two!, cartItems: [] } } };
export const LongText: Story = {
  args: {
    subCart: {
      store: { ...one!.store, name: 'Grande friperie des ateliers du canal '.repeat(52) },
      cartItems: one!.cartItems.map((item) => ({
        ...item,
        customization: { label: 'Broderie', value: 'À ma sœur, pour ses trente ans. '.repeat(20) },
        product: { ...item.product, name: 'Robe longue en crêpe de soie '.repeat(69), image: null },
      })),
    },
  },
};
