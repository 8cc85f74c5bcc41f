import { MAX_UPLOAD_BYTES, type PictureRule } from '@patine/contract/content/documents';
import { PICTURE_FIELDS } from '@patine/contract/content/picture-framing';
import type { SourceRule, SourceValidationError } from '@patine/contract/content/validation-errors';
import type { Services } from '../../../context.ts';
import { ApiError } from '../../../errors.ts';
import { type FetchFailure, fetchPicture } from '../../media/index.ts';
import type { Written } from '../check-document.ts';
import { keyText } from '../content-repository.ts';
import { errorAt } from '../validation-errors.ts';
import { findBySource, rememberSource } from './library-repository.ts';
import { storeUpload } from './upload.ts';

/** Pictures that one webhook fetches; the next one fetches the rest. */
const MAX_NEW_PICTURES = 200;
const MAX_ADDRESS = 2_000;
const FULL_ADDRESS = /^https?:\/\//i;

type Sources = Pick<Services, 'db' | 'clock' | 'config' | 'storage'>;
type Steps = readonly (string | number)[];

const FETCH_RULES: Record<FetchFailure, SourceRule> = {
  ADDRESS_REFUSED: 'PICTURE_REFUSED',
  NOT_FETCHED: 'PICTURE_AWAY',
  TOO_LARGE: 'PICTURE_TOO_LARGE',
};
const PICTURE_FAULTS: Record<PictureRule, SourceRule> = {
  WRONG_TYPE: 'PICTURE_UNREADABLE',
  UNREADABLE: 'PICTURE_UNREADABLE',
  TOO_SLOW: 'PICTURE_UNREADABLE',
  TOO_LARGE: 'PICTURE_TOO_LARGE',
  TOO_SMALL: 'PICTURE_TOO_SMALL',
};

type Stored = { id: string } | { rule: SourceRule | 'TOO_MANY' };

const fileNameOf = (address: string) => {
  const { pathname } = new URL(address);
  try {
    return decodeURIComponent(pathname.split('/').at(-1) ?? '').slice(0, 200);
  } catch {
    return '';
  }
};

async function storeFrom(services: Sources, address: string): Promise<Stored> {
  if (address.length > MAX_ADDRESS || !URL.canParse(address)) return { rule: 'PICTURE_REFUSED' };
  const { CONTENT_SOURCE_URL } = services.config;
  const fetched = await fetchPicture(address, {
    maxBytes: MAX_UPLOAD_BYTES,
    ...(CONTENT_SOURCE_URL ? { trustedOrigin: new URL(CONTENT_SOURCE_URL).origin } : {}),
  });
  if (typeof fetched === 'string') return { rule: FETCH_RULES[fetched] };
  try {
    const details = { fileName: fileNameOf(address), author: null, replaces: null };
    const { id } = await storeUpload(services, Buffer.from(fetched), details);
    await rememberSource(services.db, id, address);
    return { id };
  } catch (error) {
    const rule =
      error instanceof ApiError ? (error.body.fields?.['image'] as PictureRule | undefined) : undefined;
    if (rule === undefined) throw error;
    return { rule: PICTURE_FAULTS[rule] };
  }
}

/** Stores each picture once; one that was fetched before is known by its URL. */
function pictureStore(services: Sources) {
  const stored = new Map<string, Promise<Stored>>();
  let newCount = 0;
  const store = async (address: string): Promise<Stored> => {
    const known = await findBySource(services.db, address);
    if (known) return { id: known.id };
    newCount += 1;
    return newCount > MAX_NEW_PICTURES ? { rule: 'TOO_MANY' } : storeFrom(services, address);
  };
  return (address: string) => {
    const storing = stored.get(address) ?? store(address);
    stored.set(address, storing);
    return storing;
  };
}

type Fault = { steps: Steps; rule: SourceRule | 'TOO_MANY'; address: string };

async function replaceAddresses(
  value: unknown,
  store: (address: string) => Promise<Stored>,
  faults: Fault[],
  steps: Steps = [],
): Promise<unknown> {
  // The check of documents tells what is deeper.
  if (typeof value !== 'object' || value === null || steps.length > 40) return value;
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const [place, item] of value.entries())
      items.push(await replaceAddresses(item, store, faults, [...steps, place]));
    return items;
  }
  const entries: [string, unknown][] = [];
  for (const [key, item] of Object.entries(value)) {
    const at = [...steps, key];
    if (typeof item !== 'string' || !PICTURE_FIELDS.has(key) || !FULL_ADDRESS.test(item)) {
      entries.push([key, await replaceAddresses(item, store, faults, at)]);
      continue;
    }
    const picture = await store(item);
    if ('id' in picture) entries.push([key, picture.id]);
    else faults.push({ steps: at, rule: picture.rule, address: item.slice(0, 200) });
  }
  return Object.fromEntries(entries);
}

/**
 * Fetches the pictures that documents name by a full address, checks and stores them, and puts their ids in place. A
 * picture that cannot be had is told and left out.
 */
export async function storeSourcePictures(services: Sources, documents: readonly Written[]) {
  const store = pictureStore(services);
  const errors: SourceValidationError[] = [];
  const written: Written[] = [];
  for (const document of documents) {
    const faults: Fault[] = [];
    written.push({ ...document, body: await replaceAddresses(document.body, store, faults) });
    errors.push(
      ...faults.map(({ steps, rule, address }) => ({
        document: keyText(document),
        ...errorAt(steps, 'UNKNOWN_PICTURE', rule === 'TOO_MANY' ? MAX_NEW_PICTURES : address),
        rule,
      })),
    );
  }
  return { documents: written, errors };
}
