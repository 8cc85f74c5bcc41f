import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSteps } from '../parcel-timeline/steps.samples.ts';
import { fivePieces, sampleOrder } from './order.samples.ts';
import { OrderCard } from './OrderCard.tsx';
import { orderCardGuide } from './order-card.guide.tsx';

const meta = {
  title: 'Commerce/OrderCard',
  component: OrderCard,
  args: { order: sampleOrder, href: '/account/orders/o1' },
  parameters: { guide: orderCardGuide },
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const onItsWay = (done: number) => ({
  ...sampleOrder,
  parcels: sampleOrder.parcels.map((parcel) => ({ ...parcel, steps: sampleSteps(done) })),
});

export const Default: Story = {};
export const Shipped: Story = { args: { order: onItsWay(3) } };
export const Completed: Story = { args: { order: { ...onItsWay(4), status: 'COMPLETED' } } };
export const WithoutPictures: Story = { args: { order: { ...sampleOrder, parcels: [] } } };
export const ManyItems: Story = { args: { order: { ...sampleOrder, productCount: 48 } } };
export const FivePieces: Story = {
  args: { order: fivePieces },
  decorators: [(Story) => <div className="max-w-167">{Story()}</div>],
};
export const Checkout: Story = { args: { order: { ...sampleOrder, status: 'CHECKOUT' } } };
export const Abandoned: Story = { args: { order: { ...sampleOrder, status: 'ABANDONED' } } };
export const Refunded: Story = { args: { order: { ...sampleOrder, status: 'REFUNDED' } } };
export const LongText: Story = {
  args: {
    order: {
      ...sampleOrder,
      reference: 'P-48213-'.repeat(40),
      totalAmount: { amount: 1234567890, currency: 'EUR' },
    },
  },
};
