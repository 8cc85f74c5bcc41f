import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage } from 'react-intl';

export type TrackingNumberProps = {
  number: string;
  /** The carrier's tracking page, if known. */
  url: string | null;
};

export const TrackingNumber = ({ number, url }: TrackingNumberProps) => (
  <p className="text-sm text-muted tabular-nums">
    <FormattedMessage id="account-order.tracking" values={{ number }} />
    {url ? (
      <>
        {' · '}
        <TextLink href={url} size="sm">
          <FormattedMessage id="account-order.track" />
        </TextLink>
      </>
    ) : null}
  </p>
);
