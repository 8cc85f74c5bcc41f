import { expect, test } from 'vitest';
import { componentMessages, messagesNamed } from './component-messages.ts';

test('a message is named by its id, or with others by how they begin', () => {
  expect(messagesNamed(`formatMessage({ id: 'ui.cart-line.sold' })`)).toEqual(['ui.cart-line.sold']);
  expect(messagesNamed('`ui.order-status.${status}`')).toEqual(
    expect.arrayContaining(['ui.order-status.paid', 'ui.order-status.refunded']),
  );
  expect(messagesNamed('ui.cart-line.sold')).toEqual([]);
});

test('the words of a component are those of its own code and of its parts without a page of their own', () => {
  const found = componentMessages();
  expect(found['Commerce/RelayPointPicker']).toEqual(
    expect.arrayContaining(['ui.relay-point-picker.loading', 'ui.relay-point-picker.none']),
  );
  expect(found['Commerce/OrderStatusBadge']).toContain('ui.parcel-timeline.delivered');
  expect(found['Commerce/OrderStatusBadge']).not.toContain('ui.cart-line.sold');
});
