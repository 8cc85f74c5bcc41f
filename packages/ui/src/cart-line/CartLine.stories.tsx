import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartLine } from './CartLine.tsx';
import { sampleProducts } from './cart.samples.ts';
import { cartLineGuide } from './cart-line.guide.tsx';

const meta = {
  title: 'Commerce/CartLine',
  component: CartLine,
  args: {
    product: sampleProducts.coat,
    size: 'XL',
    href: '/produit/piece-301',
    price: { amount: 24500, currency: 'EUR' },
    action: (
      <button type="button" className="-m-2 p-2 text-sm text-muted underline underline-offset-4">
        Retirer
      </button>
    ),
  },
  decorators: [(Story) => <div className="max-w-105 bg-surface p-4">{Story()}</div>],
  parameters: { guide: cartLineGuide, docs: { columns: 2 } },
} satisfies Meta<typeof CartLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AcceptedOffer: Story = {
  args: { note: <p className="font-semibold text-moss">Offre acceptée, encore 18 h</p> },
};
export const Sold: Story = {
  args: { product: { ...sampleProducts.coat, availability: 'SOLD' }, checkAvailability: true },
};
export const Unavailable: Story = {
  args: { product: { ...sampleProducts.coat, availability: 'UNAVAILABLE' }, checkAvailability: true },
};
export const WithoutPicture: Story = { args: { product: { ...sampleProducts.coat, image: null } } };
export const LongText: Story = {
  args: {
    product: {
      ...sampleProducts.dress,
      name: 'Robe longue en crêpe de soie imprimée à manches bouffantes et encolure bénitier '.repeat(25),
    },
    price: { amount: 123450, currency: 'EUR' },
  },
};
