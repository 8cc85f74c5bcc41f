export { cancelWhole } from './cancel-order.ts';
export { declarationView } from './order-view.ts';
export { lockOwnOrder } from './own-order.ts';
