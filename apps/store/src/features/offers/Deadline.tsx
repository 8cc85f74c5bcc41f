import { FormattedDate, FormattedMessage, FormattedTime } from 'react-intl';

/**
 * A day and a time of the shop's own clock. Without a.m. and p.m., before which servers and browsers write different
 * spaces.
 */
export const Deadline = ({ at }: { at: string }) => (
  <time dateTime={at}>
    <FormattedMessage
      id="offers.moment"
      values={{
        day: <FormattedDate value={at} weekday="long" day="numeric" month="long" />,
        time: <FormattedTime value={at} hour="2-digit" minute="2-digit" hourCycle="h23" />,
      }}
    />
  </time>
);
