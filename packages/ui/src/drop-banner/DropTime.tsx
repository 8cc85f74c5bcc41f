import { formatDay, formatTime } from '@patine/core';
import type { Drop } from '@patine/contract/content/structure';
import { FormattedMessage } from 'react-intl';
import { dropState } from './drop-state.ts';

export type DropTimeProps = {
  /** The drop with its start and end. */
  drop: Drop;
};

/** « Se termine dans 3 jours », « Ouvre le 24/11/2026 à 09:00 »: renders nothing without a relevant time. */
export function DropTime({ drop }: DropTimeProps) {
  const state = dropState(drop);
  if (!state) return null;
  if ('days' in state) return <FormattedMessage id={state.id} values={{ days: state.days }} />;
  if (!('at' in state)) return <FormattedMessage id={state.id} />;
  return <FormattedMessage id={state.id} values={{ day: formatDay(state.at), time: formatTime(state.at) }} />;
}
