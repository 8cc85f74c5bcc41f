import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleReceipt } from './receipt.samples.ts';
import { ReceiptTable } from './ReceiptTable.tsx';

const meta = {
  title: 'Commerce/ReceiptTable',
  component: ReceiptTable,
  args: { order: sampleReceipt },
  decorators: [(Story) => <div className="max-w-105 bg-white p-5">{Story()}</div>],
} satisfies Meta<typeof ReceiptTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Refunded: Story = {
  args: {
    order: {
      ...sampleReceipt,
      refundedAmount: { amount: 11000, currency: 'EUR' },
      paidAmount: { amount: 24660, currency: 'EUR' },
    },
  },
};
