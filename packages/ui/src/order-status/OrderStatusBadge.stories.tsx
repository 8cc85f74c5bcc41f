import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderStatusBadge } from './OrderStatusBadge.tsx';
import { orderStatusBadgeGuide } from './order-status-badge.guide.tsx';

const meta = {
  title: 'Commerce/OrderStatusBadge',
  component: OrderStatusBadge,
  args: { status: 'PAID' },
  parameters: { guide: orderStatusBadgeGuide, docs: { columns: 3 } },
} satisfies Meta<typeof OrderStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checkout: Story = { args: { status: 'CHECKOUT' } };
export const Shipped: Story = {
  args: { parcels: [{ steps: [{ code: 'shipped', at: '2026-11-12T09:30:00.000Z' }] }] },
};
export const Delivered: Story = {
  args: { parcels: [{ steps: [{ code: 'delivered', at: '2026-11-12T09:30:00.000Z' }] }] },
};
export const Completed: Story = { args: { status: 'COMPLETED' } };
export const Abandoned: Story = { args: { status: 'ABANDONED' } };
export const Refunded: Story = { args: { status: 'REFUNDED' } };
