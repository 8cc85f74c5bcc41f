import { Link } from '@patine/ui/link/Link';
import { FormattedMessage } from 'react-intl';

export type TickLinkProps = {
  /** URL of the list after toggling. */
  href: string;
  on: boolean;
  /** Message id of the label. */
  labelId: string;
};

/** Link that toggles a filter. */
export const TickLink = ({ href, on, labelId }: TickLinkProps) => (
  <Link href={href} rel="nofollow" aria-current={on ? 'true' : undefined} className="facet-option min-h-11">
    <span aria-hidden className="facet-box" />
    <FormattedMessage id={labelId} />
  </Link>
);
