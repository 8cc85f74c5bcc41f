import type { Drop } from '@patine/contract/content/structure';

/** The time of a drop as a message id with its values; null for none. */
export type DropState =
  | { id: 'ui.drop-banner.endsIn'; days: number }
  | { id: 'ui.drop-banner.endsToday' | 'ui.drop-banner.soon' }
  | { id: 'ui.drop-banner.launch'; at: string };

export function dropState(drop: Drop): DropState | null {
  if (drop.isLaunched) {
    if (drop.remainingDays === null) return null;
    if (drop.remainingDays > 1) return { id: 'ui.drop-banner.endsIn', days: drop.remainingDays };
    return { id: 'ui.drop-banner.endsToday' };
  }
  if (drop.launchAt) return { id: 'ui.drop-banner.launch', at: drop.launchAt };
  return drop.isComingSoon ? { id: 'ui.drop-banner.soon' } : null;
}

/** The early start in the app, before the launch; null for none. */
export type PreLaunchState =
  | { id: 'ui.drop-banner.preLaunched' }
  | { id: 'ui.drop-banner.preLaunchHour'; hour: string }
  | { id: 'ui.drop-banner.preLaunchDate'; date: string };

export function preLaunchState(drop: Drop): PreLaunchState | null {
  if (drop.isLaunched || !drop.hasPreLaunch) return null;
  if (drop.isPreLaunched) return { id: 'ui.drop-banner.preLaunched' };
  if (drop.preLaunchToday && drop.preLaunchAtHour) {
    return { id: 'ui.drop-banner.preLaunchHour', hour: drop.preLaunchAtHour };
  }
  return drop.preLaunchAtDate ? { id: 'ui.drop-banner.preLaunchDate', date: drop.preLaunchAtDate } : null;
}
