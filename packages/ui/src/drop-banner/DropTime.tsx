import type { Drop } from '@patine/contract/content/structure';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { dropState } from './drop-state.ts';

/** The shop's clock: a drop opens at the same moment for everybody, told in the hour of Paris. */
const TIME_ZONE = 'Europe/Paris';

export type DropTimeProps = {
  /** The drop whose beginning or end is told. */
  drop: Drop;
};

/** « Se termine dans 3 jours », « Ouvre le 24 novembre »: nothing when the drop has no time to tell. */
export function DropTime({ drop }: DropTimeProps) {
  const state = dropState(drop);
  if (!state) return null;
  if ('days' in state) return <FormattedMessage id={state.id} values={{ days: state.days }} />;
  if (!('at' in state)) return <FormattedMessage id={state.id} />;
  return (
    <FormattedMessage
      id={state.id}
      values={{
        date: (
          <FormattedDate
            value={state.at}
            day="numeric"
            month="long"
            hour="2-digit"
            minute="2-digit"
            hourCycle="h23"
            timeZone={TIME_ZONE}
          />
        ),
      }}
    />
  );
}
