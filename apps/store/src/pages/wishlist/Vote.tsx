import { useIntl } from 'react-intl';
import { useVotes } from '../../features/wishlist/use-votes.ts';
import { VoteButton } from '../../features/wishlist/VoteButton.tsx';
import type { WishlistProduct } from '../../features/wishlist/wishlist.query.ts';

export type VoteProps = {
  product: WishlistProduct;
  /** Whose list it is. */
  owner: string;
  /** Token of the shared list. */
  token: string;
};

/** A friend's heart for a product of somebody's shared list. */
export default function Vote({ product: { reference, name }, owner, token }: VoteProps) {
  const { formatMessage } = useIntl();
  const { loves, vote } = useVotes(token);
  return (
    <VoteButton
      label={formatMessage({ id: 'wishlist.vote.give' }, { name, owner })}
      loved={loves(reference)}
      onVote={(loved) => vote(reference, loved)}
    />
  );
}
