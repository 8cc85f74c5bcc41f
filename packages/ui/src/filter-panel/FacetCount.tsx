import { useIntl } from 'react-intl';
import { countLabel } from './count-label.ts';

export type FacetCountProps = {
  /** Number of products with the option. */
  count: number;
};

export function FacetCount({ count }: FacetCountProps) {
  const { number, word } = countLabel(useIntl(), count);
  return (
    <span className="facet-count">
      {number}
      <span className="sr-only">{` ${word}`}</span>
    </span>
  );
}

/** The same count, only for screen readers. */
export function SpokenCount({ count }: FacetCountProps) {
  const { number, word } = countLabel(useIntl(), count);
  return <span className="sr-only">{` ${number} ${word}`}</span>;
}
