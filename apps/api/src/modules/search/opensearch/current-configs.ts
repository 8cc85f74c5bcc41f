import { LOCALES } from '@patine/core';
import type { IndexConfig } from '@patine/search/requests';
import type { Services } from '../../../context.ts';
import { readDictionaries } from '../dictionaries.ts';
import { indexConfigs } from '../index-configs.ts';

/** The configurations of all indexes, with the words of the shop until those of editors are read. */
export type CurrentConfigs = {
  /** The same array until `renew` has read other words. */
  all: () => readonly IndexConfig[];
  renew: () => Promise<void>;
};

export const builtInConfigs = (): IndexConfig[] => LOCALES.flatMap((locale) => indexConfigs(locale));

export async function publishedConfigs(sources: Pick<Services, 'db' | 'clock'>): Promise<IndexConfig[]> {
  const dictionaries = await readDictionaries(sources);
  return LOCALES.flatMap((locale) => indexConfigs(locale, dictionaries[locale]));
}

export function currentConfigs(sources: Pick<Services, 'db' | 'clock'>): CurrentConfigs {
  let configs = builtInConfigs();
  return {
    all: () => configs,
    renew: async () => {
      configs = await publishedConfigs(sources);
    },
  };
}

/** Computes a value from the configurations, anew once they have changed. */
export function fromConfigs<Value>(
  { all }: Pick<CurrentConfigs, 'all'>,
  compute: (configs: readonly IndexConfig[]) => Value,
): () => Value {
  let known: { configs: readonly IndexConfig[]; value: Value } | undefined;
  return () => {
    const configs = all();
    if (known?.configs !== configs) known = { configs, value: compute(configs) };
    return known.value;
  };
}
