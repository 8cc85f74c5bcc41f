import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage } from 'react-intl';

export type TrackingNumberProps = {
  number: string;
  /** The carrier's page about the parcel, where it is known. */
  url: string | null;
};

/** A parcel's number at its carrier, with the way to the carrier's page. */
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
