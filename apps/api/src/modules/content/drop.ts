import type { Drop } from '@patine/contract/content/structure';
import {
  daysLeft,
  formatDay,
  formatTime,
  type Locale,
  localePrefix,
  showsEnglish,
  DAY_MS,
  DROP_NEW_DAYS,
} from '@patine/core';

export type DropRow = {
  slug: string;
  nameFr: string;
  nameEn: string;
  descriptionFr: string;
  descriptionEn: string;
  shippingInfoFr: string | null;
  shippingInfoEn: string | null;
  additionalInformationFr: string | null;
  additionalInformationEn: string | null;
  image: string | null;
  coverPictures: string[];
  preLaunchAt: Date | null;
  launchAt: Date | null;
  endAt: Date | null;
  isComingSoon: boolean;
  productCount: number;
};

const sameDay = (a: Date, b: Date) => formatDay(a) === formatDay(b);

const isPast = (moment: Date | null, now: Date) => moment !== null && moment <= now;

export const hasEnded = ({ endAt }: DropRow, now: Date) => isPast(endAt, now);

/** Its page would be that of the upcoming drops. */
const RESERVED_SLUG = 'soon';

/** The URL path of a drop's page, or of its listing where it can have none. */
export const dropPath = (slug: string, locale: Locale) =>
  localePrefix(locale) + (slug === RESERVED_SLUG ? `/shop/?drops=${slug}` : `/drops/${slug}`);

/** Converts a drop's row to the API's drop, with countdowns relative to `now`. */
export function dropOf(row: DropRow, locale: Locale, now: Date): Drop {
  const { preLaunchAt, launchAt, endAt } = row;
  const inEnglish = showsEnglish(locale);
  const isLaunched = isPast(launchAt, now);
  return {
    slug: row.slug,
    name: inEnglish ? row.nameEn : row.nameFr,
    description: inEnglish ? row.descriptionEn : row.descriptionFr,
    image: row.image,
    coverPictures: row.coverPictures,
    path: dropPath(row.slug, locale),
    additionalInformation: inEnglish ? row.additionalInformationEn : row.additionalInformationFr,
    preLaunchAt: preLaunchAt?.toISOString() ?? null,
    launchAt: launchAt?.toISOString() ?? null,
    endAt: endAt?.toISOString() ?? null,
    isNew: isLaunched && launchAt !== null && now.getTime() - launchAt.getTime() < DROP_NEW_DAYS * DAY_MS,
    isComingSoon: row.isComingSoon && !isLaunched,
    isPreLaunched: isPast(preLaunchAt, now) && !isLaunched,
    hasPreLaunch: preLaunchAt !== null,
    isLaunched,
    shippingInfo: inEnglish ? row.shippingInfoEn : row.shippingInfoFr,
    remainingDays: endAt && daysLeft(endAt.getTime(), now.getTime()),
    preLaunchToday: preLaunchAt !== null && sameDay(preLaunchAt, now),
    preLaunchAtDate: preLaunchAt && formatDay(preLaunchAt),
    preLaunchAtHour: preLaunchAt && formatTime(preLaunchAt),
    trackingId: row.slug,
    productCount: row.productCount,
  };
}
