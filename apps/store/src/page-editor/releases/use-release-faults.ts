import type { ReleaseChange } from '@patine/contract/content/releases';
import { dropsToCheck } from '../mentions/DropRemarks.tsx';
import { type LinkFault, useLinkFaults } from '../links/use-link-faults.ts';

/** A change with the links of it that would lead nowhere. */
export type LinkedChange = {
  change: ReleaseChange;
  faults: readonly LinkFault[];
};

/** How much of a change is to be checked if it is published at a time, in milliseconds since 1970. */
export const countWarnings = ({ change, faults }: LinkedChange, at: number) =>
  change.conflicts.length + faults.length + change.pieces.length + dropsToCheck(change, at).length;

/** The changes of a release, each with the links of it that lead nowhere once all are published. */
export function useReleaseFaults(changes: readonly ReleaseChange[]): LinkedChange[] {
  const { faults } = useLinkFaults(
    changes.flatMap((change) => change.links.map((link) => ({ ...link, locale: change.locale, change }))),
  );
  return changes.map((change) => ({ change, faults: faults.filter(({ link }) => link.change === change) }));
}

/** How many changes cannot be published as they are, and how many have something to check then; one may be both. */
export const countReleaseChanges = (linked: readonly LinkedChange[], at: number) => ({
  faults: linked.filter(({ change }) => change.errors.length > 0).length,
  remarks: linked.filter((one) => countWarnings(one, at) > 0).length,
});
