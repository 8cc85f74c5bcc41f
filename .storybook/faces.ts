import { DISPLAY_FAMILY, TEXT_FAMILY } from '../packages/brand/src/faces.ts';

/** Each face of the shop, as `document.fonts` asks for it. */
const FACES = [`1em "${TEXT_FAMILY}"`, `1em "${DISPLAY_FAMILY}"`, `italic 1em "${DISPLAY_FAMILY}"`];

/**
 * Loads the faces, which a browser otherwise requests when the first text in them is laid out, and shows in another
 * face until then. Returns the families that could not be loaded.
 */
export async function loadFaces(): Promise<string[]> {
  const loaded = await Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
  return FACES.filter((_, at) => {
    const result = loaded[at];
    return result?.status !== 'fulfilled' || result.value.length === 0;
  });
}
