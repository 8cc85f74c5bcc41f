import { formatDay, formatTime } from '@patine/core';
import { FormattedMessage } from 'react-intl';

/** Date and time in the shop's time zone. */
export const Deadline = ({ at }: { at: string }) => (
  <time dateTime={at}>
    <FormattedMessage id="offers.moment" values={{ day: formatDay(at), time: formatTime(at) }} />
  </time>
);
