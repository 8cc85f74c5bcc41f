import { FormattedMessage, FormattedNumber } from 'react-intl';

export type FacetCountProps = {
  /** Pieces that the option would show. */
  count: number;
};

export function FacetCount({ count }: FacetCountProps) {
  return (
    <span className="ml-auto shrink-0 pl-2 text-sm text-muted tabular-nums">
      <FormattedNumber value={count} />
      <span className="sr-only">
        {' '}
        <FormattedMessage id="ui.filter-panel.pieces" values={{ count }} />
      </span>
    </span>
  );
}
