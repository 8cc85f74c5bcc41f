import path from 'node:path';
import {
  SITE_SHARE_PATH,
  productSharePath,
  pictureSharePath,
  type SharedProduct,
} from '@patine/contract/rest/share-picture';
import { euros, formatMoney, type Locale } from '@patine/core';
import type { Services } from '../../context.ts';
import { productsByReference } from '../catalogue/index.ts';
import {
  BLANK_PICTURE,
  type Encode,
  ENCODING,
  type ShareImageText,
  readOriginal,
  sourceOf,
  workQueue,
  writeToCache,
} from '../media/index.ts';
import type { ShareImageName } from './share-image-name.ts';

/** Concurrent encodings. Only one, so that images on pages are encoded first. */
const AT_ONCE = 1;
const MAX_WAITING = 60;
const DEFAULT_PICTURE = 'entrance';
const FOLDER = `cache/og-v${ENCODING}`;

/** The image, or the URL path that replaces an outdated one. */
export type ShareImageResult = { bytes: Buffer } | { movedTo: string } | null;

type Drawing = { address: string; picture: string; words: ShareImageText | null };

function wordsOf({ name, brand, amount, regularAmount }: SharedProduct, locale: Locale): ShareImageText {
  const price = (hundredths: number) => formatMoney(euros(hundredths), locale);
  return { name, brand, price: price(amount), regular: regularAmount === null ? null : price(regularAmount) };
}

/** Returns Open Graph images from the storage, or draws and stores them. */
export function sharePictures({
  db,
  clock,
  storage,
  log,
  encode,
}: Pick<Services, 'db' | 'clock' | 'storage' | 'log'> & { encode: Encode }) {
  const queue = workQueue<Buffer | null>({ atOnce: AT_ONCE, mostWaiting: MAX_WAITING });

  /** The drawing of a product, as visitors without an account see it. */
  async function drawingOf(locale: Locale, reference: number): Promise<Drawing | null> {
    const viewer = { now: clock.now(), customerId: null };
    const product = (await productsByReference(db, [reference], locale, viewer)).get(reference);
    if (!product) return null;
    const shared: SharedProduct = {
      reference,
      picture: product.photos[0]?.id ?? null,
      name: product.name,
      brand: product.attributes.brand?.name ?? null,
      amount: product.pricing.currentPrice.amount,
      regularAmount: product.pricing.regularPrice?.amount ?? null,
    };
    return {
      address: productSharePath(locale, shared),
      picture: shared.picture ?? BLANK_PICTURE,
      words: wordsOf(shared, locale),
    };
  }

  const drawingAt = async (requested: ShareImageName): Promise<Drawing | null> => {
    if (requested.kind === 'product') return drawingOf(requested.locale, requested.reference);
    return requested.kind === 'shop'
      ? { address: SITE_SHARE_PATH, picture: DEFAULT_PICTURE, words: null }
      : { address: pictureSharePath(requested.id), picture: requested.id, words: null };
  };

  /** Deletes outdated images of the same product and locale, for example with a former price. */
  const removeOlder = async (key: string, { kind }: ShareImageName) => {
    if (kind !== 'product') return;
    for (const other of await storage.list(key.slice(0, key.lastIndexOf('-') + 1)))
      if (other !== key) await storage.delete(other);
  };

  async function draw({ picture, words }: Drawing, key: string, requested: ShareImageName) {
    const source = await sourceOf(db, picture);
    if (source === null) return null;
    const original = await readOriginal(storage, source);
    const bytes = await encode({ source, original, share: { words } });
    await writeToCache(storage, key, bytes, log);
    await removeOlder(key, requested);
    return bytes;
  }

  return async (name: string, requested: ShareImageName): Promise<ShareImageResult> => {
    const shelf = requested.kind === 'product' ? String(requested.reference % 1_000) : requested.kind;
    const key = `${FOLDER}/${shelf}/${name}`;
    const cached = await storage.read(key);
    if (cached) return { bytes: cached };
    const drawing = await drawingAt(requested);
    if (!drawing) return null;
    if (path.posix.basename(drawing.address) !== name) return { movedTo: drawing.address };
    const bytes = await queue(name, () => draw(drawing, key, requested));
    return bytes && { bytes };
  };
}
