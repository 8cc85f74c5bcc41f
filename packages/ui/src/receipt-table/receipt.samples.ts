import type { ReceiptTableProps } from './ReceiptTable.tsx';

const eur = (amount: number) => ({ amount, currency: 'EUR' as const });

export const sampleReceipt: ReceiptTableProps['order'] = {
  status: 'PAID',
  totalAmount: eur(35660),
  giftCardAmount: eur(0),
  totalAmountDetail: {
    productAmount: eur(38800),
    shippingAmount: eur(540),
    qualityControlAmount: eur(200),
  },
  productReductions: [{ code: 'BIENVENUE10', offerDescription: 'Première commande', amount: eur(3880) }],
  shippingReductions: [],
  refundedAmount: eur(0),
  giftCardRefundedAmount: eur(0),
  paidAmount: eur(35660),
};
