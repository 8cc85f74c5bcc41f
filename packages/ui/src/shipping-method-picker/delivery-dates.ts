import { formatDay } from '@patine/core';

/** « 25/11/2026 – 27/11/2026 », between two calendar days of the api; one day alone where they are the same. */
export const deliveryDates = (from: string, to: string): string =>
  from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;
