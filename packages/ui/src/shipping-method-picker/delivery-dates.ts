import { formatDay } from '@patine/core';

/** Formats two calendar days: « 25/11/2026 – 27/11/2026 »; a single one when they are the same. */
export const deliveryDates = (from: string, to: string): string =>
  from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;
