import { sampleSteps } from '../parcel-timeline/steps.samples.ts';
import type { OrderSummary } from './OrderCard.tsx';

const item = (id: string, name: string, image: string) => ({
  orderItem: { id, product: { name, image: { id: image, ratio: 0.67, role: 'front' } } },
});

export const sampleOrder: OrderSummary = {
  id: 'o1',
  reference: 'P-48213',
  createdAt: '2026-11-12T09:30:00.000Z',
  status: 'PAID',
  productCount: 3,
  totalAmount: { amount: 15240, currency: 'EUR' },
  parcels: [
    {
      id: 'p1',
      steps: sampleSteps(1),
      items: [
        item('1', 'Robe à fleurs en viscose rouge', 'dress'),
        item('2', 'Veste en jean délavée', 'jacket'),
      ],
    },
  ],
};

export const fivePieces: OrderSummary = {
  ...sampleOrder,
  productCount: 5,
  parcels: [
    {
      id: 'p1',
      steps: sampleSteps(1),
      items: [
        item('1', 'Robe à fleurs en viscose rouge', 'dress'),
        item('2', 'Veste en jean délavée', 'jacket'),
        item('3', 'Veste Dior en laine marron', 'jacket'),
        item('4', 'Robe Jean Paul Gaultier en polyester violet', 'dress'),
        item('5', 'Pull Petit Bateau en coton marron', 'jacket'),
      ],
    },
  ],
};
