import { formatDay, formatTime } from '@patine/core';
import { FormattedMessage } from 'react-intl';

/** A day and a time of the shop's own clock. */
export const Deadline = ({ at }: { at: string }) => (
  <time dateTime={at}>
    <FormattedMessage id="offers.moment" values={{ day: formatDay(at), time: formatTime(at) }} />
  </time>
);
