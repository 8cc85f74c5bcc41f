import * as limits from '../../packages/core/src/constants.ts';
import { walk, type Proof } from '../statement.ts';

const LIMITS: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(limits));

/** The shop's one place of the limit says this, and a test sees it in what the shop does. */
export const limit = (name: keyof typeof limits, value: unknown, seen: Proof): Proof => {
  if (LIMITS[name] !== value)
    return walk(() => {
      throw new Error(`${name} is ${String(LIMITS[name])}`);
    });
  return seen;
};
