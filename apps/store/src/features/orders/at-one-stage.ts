import { formatDay } from '@patine/core';
import type { Parcel } from './order.query.ts';

/** Groups parcels whose steps have the same days, done and expected, in the order of each group's first parcel. */
export const atOneStage = <Sent extends Pick<Parcel, 'steps'>>(parcels: readonly Sent[]): Sent[][] => [
  ...Map.groupBy(parcels, ({ steps }) => JSON.stringify(steps.map(shownStep))).values(),
];

/** What the timeline shows of a step: its day, not its second. */
const shownStep = ({ code, at, expectedOn }: Parcel['steps'][number]) => [
  code,
  at && formatDay(at),
  at === null ? expectedOn : null,
];
