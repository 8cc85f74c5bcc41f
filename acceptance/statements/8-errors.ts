import type { Statement } from '../statement.ts';
import { errorCodes } from './8-codes.ts';
import { errorMessages } from './8-messages.ts';
import { errorBehaviours } from './8-behaviours.ts';

export const errors: Statement[] = [...errorCodes, ...errorMessages, ...errorBehaviours];
