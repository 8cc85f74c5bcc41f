/** The drops of a product; `launchAt` in ISO 8601. */
export type LaunchDates = readonly { launchAt: string | null }[];

/** True before the launch of one of a product's drops: until then nobody can buy it. */
export const isBeforeLaunch = (dates: LaunchDates, now: Date) =>
  dates.some(({ launchAt }) => launchAt !== null && new Date(launchAt) > now);
