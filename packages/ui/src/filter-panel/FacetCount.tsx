import { FormattedNumber } from 'react-intl';
import { PieceWord } from './PieceWord.tsx';

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
        <PieceWord count={count} />
      </span>
    </span>
  );
}
