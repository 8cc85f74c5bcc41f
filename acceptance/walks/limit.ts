import * as store from '../../apps/store/src/lib/limits.ts';
import * as core from '../../packages/core/src/constants.ts';
import * as ui from '../../packages/ui/src/limits.ts';
import { walk, type Proof } from '../statement.ts';

const LIMITS: Readonly<Record<string, unknown>> = { ...core, ...ui, ...store };

/** Passes if the constant has this value and `seen` proves that the shop applies it. */
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
