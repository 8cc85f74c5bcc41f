import { formatDay } from '@patine/core';
import type { ComponentPropsWithRef } from 'react';
import { devWarning } from '../dev-warning/dev-warning.ts';

export type PlainDateProps = Omit<ComponentPropsWithRef<'time'>, 'dateTime' | 'children'> & {
  /** ISO 8601 instant; the day is that of the shop's time zone. */
  value: string;
};

/** A date as dd/mm/yyyy. */
export function PlainDate({ value, ...rest }: PlainDateProps) {
  const instant = new Date(value);
  const known = !Number.isNaN(instant.getTime());
  if (!known) devWarning('PlainDate', `got “${value}”, which is no date`);
  return (
    <time data-slot="plain-date" dateTime={known ? value : undefined} {...rest}>
      {known ? formatDay(instant) : '–'}
    </time>
  );
}
