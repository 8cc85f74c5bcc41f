import type { ReleaseChange } from '@patine/contract/content/releases';
import { type LinkFault, useLinkFaults } from '../links/use-link-faults.ts';

/** A change with the links of it that would lead nowhere. */
export type LinkedChange = { change: ReleaseChange; faults: readonly LinkFault[] };

/** The changes of a release, each with the links of it that lead nowhere once all are published. */
export function useReleaseFaults(changes: readonly ReleaseChange[]): LinkedChange[] {
  const { faults } = useLinkFaults(
    changes.flatMap((change) => change.links.map((link) => ({ ...link, locale: change.locale, change }))),
  );
  return changes.map((change) => ({ change, faults: faults.filter(({ link }) => link.change === change) }));
}

/** How many changes cannot be published as they are, and how many have something to check; one may be both. */
export const remarksOn = (linked: readonly LinkedChange[]) => ({
  faults: linked.filter(({ change }) => change.errors.length > 0).length,
  remarks: linked.filter(({ change, faults }) => change.conflicts.length + faults.length > 0).length,
});
