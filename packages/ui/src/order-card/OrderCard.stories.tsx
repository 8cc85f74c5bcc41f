import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOrder } from './order.samples.ts';
import { OrderCard } from './OrderCard.tsx';

const meta = {
  title: 'Commerce/OrderCard',
  component: OrderCard,
  args: { order: sampleOrder, href: '/account/orders/o1' },
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Completed: Story = { args: { order: { ...sampleOrder, status: 'COMPLETED' } } };
export const WithoutPictures: Story = { args: { order: { ...sampleOrder, parcels: [] } } };
export const ManyPieces: Story = { args: { order: { ...sampleOrder, productCount: 48 } } };
