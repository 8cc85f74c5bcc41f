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
  <Link
    href={href}
    rel="nofollow"
    aria-current={on ? 'true' : undefined}
    className="group/tick flex min-h-11 items-center gap-2.5 hover:underline hover:underline-offset-4"
  >
    <span
      aria-hidden
      className="size-5 shrink-0 rounded border border-muted bg-white group-aria-current/tick:border-[5px] group-aria-current/tick:border-white group-aria-current/tick:bg-ink group-aria-current/tick:outline group-aria-current/tick:outline-muted"
    />
    <FormattedMessage id={labelId} />
  </Link>
);
