import type { PageDraft } from '../page-draft.ts';
import type { LinkFault } from './use-link-faults.ts';

/** How many links of a part of a document lead nowhere, and how many to the other language. */
export type LinkMarks = { broken: number; otherLanguage: number };

/** Counts them. A link to what waits to be published is none of them. */
export function linkMarksOf(faults: readonly Pick<LinkFault, 'messageId'>[]): LinkMarks {
  const count = (wanted: (messageId: string) => boolean) =>
    faults.filter(({ messageId }) => wanted(messageId)).length;
  const isOther = (messageId: string) => messageId.endsWith('.otherLanguage');
  return {
    broken: count((messageId) => !isOther(messageId) && !messageId.endsWith('.NOT_PUBLISHED')),
    otherLanguage: count(isOther),
  };
}

/** What is wrong with the links below a path of a document, such as `zones.0.blocks.2`. */
export const linksBelow = <Fault extends Pick<LinkFault, 'path'>>(
  faults: readonly Fault[],
  path: string,
): Fault[] => faults.filter((fault) => fault.path.startsWith(`${path}.`));

/** The same of each block of a page, by key. */
export const linkMarksByBlock = (
  { zones }: PageDraft,
  faults: readonly LinkFault[],
): ReadonlyMap<string, LinkMarks> =>
  new Map(
    zones.flatMap(({ blocks }, zone) =>
      blocks.map(({ key }, block): [string, LinkMarks] => [
        key,
        linkMarksOf(linksBelow(faults, `zones.${zone}.blocks.${block}`)),
      ]),
    ),
  );
