import type { Statement } from '../statement.ts';
import { accountRules } from './5-account.ts';
import { orderRules } from './5-order.ts';

export const validation: Statement[] = [...accountRules, ...orderRules];
