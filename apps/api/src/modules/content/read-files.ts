import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { blockSchema, type Zone } from '@patine/contract/content/blocks';
import { navigationSchema, pageSchema } from '@patine/contract/content/structure';
import type { Locale } from '@patine/core';
import { z } from 'zod';

export const PAGES = ['home', 'product-detail', 'order-confirmation'] as const;
export type PageName = (typeof PAGES)[number];

/** A part of a file that is not published: which file, where in it, and the rule that it breaks. */
export type ContentFault = { file: string; path: string; rule: string };

type Read<T> = { body: T | null; faults: ContentFault[] };

/** A page before its blocks are looked at one by one. */
const loosePage = pageSchema.extend({
  zones: z.array(z.object({ id: z.string().min(1).max(60), blocks: z.array(z.unknown()) })),
});

const faultsOf = (file: string, error: z.ZodError, within: (string | number)[] = []): ContentFault[] =>
  error.issues.map((issue) => ({
    file,
    path: [...within, ...issue.path].join('.'),
    rule: issue.message,
  }));

async function readJson(folder: string, locale: Locale, name: string) {
  const file = `${locale}/${name}.json`;
  try {
    return { file, json: JSON.parse(await readFile(path.join(folder, file), 'utf8')) as unknown, faults: [] };
  } catch (error) {
    const rule = error instanceof Error ? error.message : String(error);
    return { file, json: null, faults: [{ file, path: '', rule }] };
  }
}

/** A page of the folder; a bad block is left out and told of, the rest is published. */
export async function readPage(
  folder: string,
  locale: Locale,
  name: PageName,
): Promise<Read<z.infer<typeof pageSchema>>> {
  const { file, json, faults } = await readJson(folder, locale, name);
  if (faults.length > 0) return { body: null, faults };
  const page = loosePage.safeParse(json);
  if (!page.success) return { body: null, faults: faultsOf(file, page.error) };

  const found: ContentFault[] = [];
  const zones = page.data.zones.map((zone, zoneIndex): Zone => ({
    id: zone.id,
    blocks: zone.blocks.flatMap((given, blockIndex) => {
      const block = blockSchema.safeParse(given);
      if (block.success) return [block.data];
      found.push(...faultsOf(file, block.error, ['zones', zoneIndex, 'blocks', blockIndex]));
      return [];
    }),
  }));
  return { body: { ...page.data, zones }, faults: found };
}

export async function readNavigation(
  folder: string,
  locale: Locale,
): Promise<Read<z.infer<typeof navigationSchema>>> {
  const { file, json, faults } = await readJson(folder, locale, 'navigation');
  if (faults.length > 0) return { body: null, faults };
  const navigation = navigationSchema.safeParse(json);
  return navigation.success
    ? { body: navigation.data, faults: [] }
    : { body: null, faults: faultsOf(file, navigation.error) };
}
