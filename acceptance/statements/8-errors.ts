import type { Statement } from '../statement.ts';
import { errorCodes } from './8-codes.ts';
import { errorWordings } from './8-wordings.ts';
import { errorBehaviours } from './8-behaviours.ts';

export const errors: Statement[] = [...errorCodes, ...errorWordings, ...errorBehaviours];
