import type { Statement } from '../statement.ts';
import { orderStates } from './4-orders.ts';
import { cartStates } from './4-cart.ts';
import { sessionStates } from './4-session.ts';
import { formStates } from './4-forms.ts';
import { discoveryStates } from './4-discovery.ts';

export const states: Statement[] = [
  ...orderStates,
  ...cartStates,
  ...sessionStates,
  ...formStates,
  ...discoveryStates,
];
