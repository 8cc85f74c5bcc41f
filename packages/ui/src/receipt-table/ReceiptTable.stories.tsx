import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleReceipt } from './receipt.samples.ts';
import { ReceiptTable } from './ReceiptTable.tsx';
import { receiptTableGuide } from './receipt-table.guide.tsx';

const meta = {
  title: 'Commerce/ReceiptTable',
  component: ReceiptTable,
  args: { order: sampleReceipt },
  decorators: [(Story) => <div className="max-w-105 bg-surface p-5">{Story()}</div>],
  parameters: { guide: receiptTableGuide, docs: { columns: 2 } },
} satisfies Meta<typeof ReceiptTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const GiftCards: Story = {
  args: {
    order: {
      ...sampleReceipt,
      giftCardAmount: { amount: 5000, currency: 'EUR' },
      paidAmount: { amount: 30660, currency: 'EUR' },
    },
  },
};
export const Refunded: Story = {
  args: {
    order: {
      ...sampleReceipt,
      refundedAmount: { amount: 11000, currency: 'EUR' },
      paidAmount: { amount: 24660, currency: 'EUR' },
    },
  },
};
export const FreeShipping: Story = {
  args: {
    order: {
      ...sampleReceipt,
      totalAmountDetail: {
        ...sampleReceipt.totalAmountDetail,
        shippingAmount: { amount: 0, currency: 'EUR' },
        qualityControlAmount: { amount: 0, currency: 'EUR' },
      },
    },
  },
};
export const LongText: Story = {
  args: {
    order: {
      ...sampleReceipt,
      productReductions: [
        {
          code: 'ANNIVERSAIREDELABOUTIQUE2026',
          offerDescription: 'Dix pour cent offerts sur la sélection denim '.repeat(44),
          amount: { amount: 12345600, currency: 'EUR' },
        },
      ],
    },
  },
};
