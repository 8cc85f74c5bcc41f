import { isElided } from '@patine/core';
import brand from '../brand.json' with { type: 'json' };

/** Fills `{brand}` in a message. French writes « d’ » instead of « de » before a vowel. */
export const withBrandName = (message: string, name = brand.name): string =>
  message
    .replaceAll(/\bde \{brand\}/g, isElided(name) ? `d’${name}` : `de ${name}`)
    .replaceAll('{brand}', name);
