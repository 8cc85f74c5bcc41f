import { expect, test } from 'vitest';
import { sampleSteps } from '../parcel-timeline/steps.samples.ts';
import { renderIn } from '../testing/render.tsx';
import { OrderState } from './OrderState.tsx';

test.each([
  ['fr', 3, 'En routeArrivée prévue le 19/11/2026'],
  ['en', 3, 'On its wayExpected on 19/11/2026'],
  ['fr', 4, 'LivréeArrivée le 19/11/2026'],
  ['en', 4, 'DeliveredArrived on 19/11/2026'],
] as const)('says with its day how far a paid order is, in %s (%i steps)', (locale, done, text) => {
  const { container } = renderIn(
    <OrderState status="PAID" parcels={[{ steps: sampleSteps(done) }]} />,
    locale,
  );
  expect(container.textContent).toBe(text);
});

test('without a day the status stands alone', () => {
  const { container } = renderIn(<OrderState status="REFUNDED" parcels={[{ steps: sampleSteps(4) }]} />);
  expect(container.textContent).toBe('Remboursée');
});
