import * as store from '../../apps/store/src/lib/limits.ts';
import * as core from '../../packages/core/src/constants.ts';
import * as ui from '../../packages/ui/src/limits.ts';
import { walk, type Proof } from '../statement.ts';

const LIMITS: Readonly<Record<string, unknown>> = { ...core, ...ui, ...store };

/** The shop's one place of the limit says this, and a test sees it in what the shop does. */
export const limit = (
  name: keyof (typeof core & typeof ui & typeof store),
  value: unknown,
  seen: Proof,
): Proof => {
  if (LIMITS[name] !== value)
    return walk(() => {
      throw new Error(`${name} is ${String(LIMITS[name])}`);
    });
  return seen;
};
