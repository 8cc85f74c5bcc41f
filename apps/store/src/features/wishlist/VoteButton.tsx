import { Button } from '@patine/ui/button/Button';
import Heart from 'lucide-react/icons/heart';
import { FormattedMessage } from 'react-intl';

export type VoteButtonProps = {
  /** Product name and wishlist owner, for the accessible name. */
  label: string;
  loved: boolean;
  onVote: (loved: boolean) => void;
};

/** A friend's vote for a product; the label is the same when pressed (aria-pressed). */
export function VoteButton({ label, loved, onVote }: VoteButtonProps) {
  return (
    <Button
      block
      tone="line"
      size="sm"
      aria-label={label}
      aria-pressed={loved}
      className="group aria-pressed:border-garance aria-pressed:text-garance aria-pressed:hover:bg-transparent"
      onClick={() => onVote(!loved)}
    >
      <Heart aria-hidden className="size-4 group-aria-pressed:fill-current" />
      <FormattedMessage id="wishlist.vote.like" />
    </Button>
  );
}
