export type CountdownUnit = 'day' | 'hour' | 'minute' | 'second';

export type Remaining = { unit: CountdownUnit; value: number };

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Returns the remaining time in its two largest units: days and hours, hours and minutes, or minutes and seconds. */
export function remaining(ms: number): [Remaining, Remaining] {
  const left = Math.max(0, ms);
  const part = (unit: CountdownUnit, size: number, whole = Infinity): Remaining => ({
    unit,
    value: Math.floor((left % whole) / size),
  });
  if (left >= day) return [part('day', day), part('hour', hour, day)];
  if (left >= hour) return [part('hour', hour), part('minute', minute, hour)];
  return [part('minute', minute), part('second', second, minute)];
}
