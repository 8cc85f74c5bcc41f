import { euros } from '@patine/core';
import type { ReceiptTableProps } from './ReceiptTable.tsx';

export const sampleReceipt: ReceiptTableProps['order'] = {
  status: 'PAID',
  totalAmount: euros(35660),
  giftCardAmount: euros(0),
  totalAmountDetail: {
    productAmount: euros(38800),
    shippingAmount: euros(540),
    qualityControlAmount: euros(200),
  },
  productReductions: [{ code: 'BIENVENUE10', offerDescription: 'Première commande', amount: euros(3880) }],
  shippingReductions: [],
  qualityControlReductions: [],
  refundedAmount: euros(0),
  giftCardRefundedAmount: euros(0),
  paidAmount: euros(35660),
};
