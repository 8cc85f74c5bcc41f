import { FacetCount } from '@patine/ui/filter-panel/FacetCount';
import { Link } from '@patine/ui/link/Link';
import { FormattedMessage } from 'react-intl';

export type TickLinkProps = {
  /** URL of the list after toggling. */
  href: string;
  on: boolean;
  /** Message id of the label. */
  labelId: string;
  /** Number of products with the filter; undefined where it is not known. */
  count: number | undefined;
};

/** Link that toggles a filter. One that would find nothing cannot be followed, unless it is on. */
export function TickLink({ href, on, labelId, count }: TickLinkProps) {
  const content = (
    <>
      <span aria-hidden className="facet-box" />
      <span className="min-w-0 wrap-break-word">
        <FormattedMessage id={labelId} />
      </span>
      {count !== undefined && <FacetCount count={count} />}
    </>
  );
  if (count === 0 && !on)
    return (
      // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- a disabled link has no address
      <a role="link" aria-disabled className="facet-option min-h-11">
        {content}
      </a>
    );
  return (
    <Link href={href} rel="nofollow" aria-current={on ? 'true' : undefined} className="facet-option min-h-11">
      {content}
    </Link>
  );
}
