import type { Issue } from './issue.ts';
import type { Listing } from './listing.ts';
import type { FoundPhoto, PhotoFiles } from './photo-files.ts';
import type { Filed } from './write-parts.ts';

/** Photos checked concurrently: more than one, because downloads wait; few, because decoding occupies a core. */
const AT_ONCE = 4;

/** Marks the hash of a row imported without all its photos, so that the next import tries them again. */
const INCOMPLETE = '~';

/** Loads the photos of a batch. Skips a listing without its front photo; imports one that lacks another photo. */
export async function attachPhotos(listings: readonly Listing[], shelf: PhotoFiles) {
  const found = new Map<string, FoundPhoto>();
  const addresses = [...new Set(listings.flatMap(({ photoAddresses }) => photoAddresses))];
  const queue = addresses.values();
  const work = async () => {
    for (const address of queue) found.set(address, await shelf(address));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));

  const issues: Issue[] = [];
  let photographs = 0;
  const filed = listings.flatMap((listing): Filed[] => {
    const photos: Filed['photos'] = [];
    for (const [position, address] of listing.photoAddresses.entries()) {
      const photo = found.get(address);
      if (!photo) continue;
      if ('picture' in photo) photos.push({ address, picture: photo.picture });
      else {
        const column = position === 0 ? 'image_link' : 'additional_image_link';
        const skipped = position === 0;
        issues.push({ line: listing.line, column, code: photo.code, value: address.slice(0, 80), skipped });
        if (skipped) return [];
      }
    }
    photographs += photos.length;
    const complete = photos.length === listing.photoAddresses.length;
    const sourceHash = complete ? listing.sourceHash : listing.sourceHash + INCOMPLETE;
    return [{ listing: { ...listing, sourceHash }, photos }];
  });
  return { filed, photographs, issues };
}
