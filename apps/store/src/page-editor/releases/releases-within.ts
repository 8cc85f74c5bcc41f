import type { ReleaseDocument, WaitingChange } from '@patine/contract/content/releases';
import { LOCALES, type Locale } from '@patine/core';
import { keyOf } from './waiting-documents.ts';

/** A document, with its newest version where that is known. */
export type Versioned = ReleaseDocument & { version?: number };

/** A release that changes some of these documents. */
export type ReleaseWithin = {
  release: WaitingChange['release'];
  /** Languages that it publishes; null for every one of the documents. */
  languages: readonly Locale[] | null;
  /** True when it has an earlier version of one of them than the newest. */
  isOlder: boolean;
};

/** Returns the releases in which these documents wait, in the order of the changes. */
export function releasesWithin(
  documents: readonly Versioned[],
  changes: readonly WaitingChange[],
): ReleaseWithin[] {
  const byKey = new Map(documents.map((document) => [keyOf(document), document]));
  const own = changes.filter((change) => byKey.has(keyOf(change)));
  return [...Map.groupBy(own, ({ release }) => release.id).values()].flatMap((waiting) => {
    const [first] = waiting;
    if (!first) return [];
    return {
      release: first.release,
      languages:
        waiting.length === documents.length
          ? null
          : LOCALES.filter((one) => waiting.some(({ locale }) => locale === one)),
      isOlder: waiting.some((change) => change.version < (byKey.get(keyOf(change))?.version ?? 0)),
    };
  });
}
