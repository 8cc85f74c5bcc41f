import type { Issue } from './issue.ts';
import type { Listing } from './listing.ts';
import type { FoundPhoto, PhotoFiles } from './photo-files.ts';
import type { Filed } from './write-parts.ts';

/** Pictures checked at once: decoding keeps a core busy, fetching waits. */
const AT_ONCE = 4;

/** Marks a row that went in without all its pictures, so that the next import tries them again. */
const INCOMPLETE = '~';

/** Finds the pictures of a batch. A listing whose front is missing stays out; without another one it goes in. */
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
