import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { FormattedMessage } from 'react-intl';

export type TrackingNumberProps = {
  number: string;
  /** The carrier's tracking page, if known. */
  url: string | null;
};

export const TrackingNumber = ({ number, url }: TrackingNumberProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <p className="text-sm text-muted tabular-nums">
      <FormattedMessage id="account-order.tracking" values={{ number }} />
    </p>
    {url ? (
      <Button asChild size="sm" tone="line">
        <Link href={url}>
          <FormattedMessage id="account-order.track" />
        </Link>
      </Button>
    ) : null}
  </div>
);
