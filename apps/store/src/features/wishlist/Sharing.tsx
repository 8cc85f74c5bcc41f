import { WishlistShare } from '@patine/ui/wishlist-share/WishlistShare';
import { useIntl } from 'react-intl';
import { useStore } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { useSharing } from './use-sharing.ts';

export type SharingProps = {
  /** Of the customer's list; null while it is private. */
  token: string | null;
  /** Told once the list leads nowhere any more. */
  onPrivate: () => void;
};

/** The link to one's own list: made, copied, sent, taken away. */
export function Sharing({ token, onPrivate }: SharingProps) {
  const { publicUrl, locale } = useStore();
  const { formatMessage } = useIntl();
  const sharing = useSharing();
  return (
    <WishlistShare
      url={token === null ? null : publicUrl + paths.wishlist(locale, token)}
      title={formatMessage({ id: 'wishlist.shareTitle' })}
      saving={sharing.isPending}
      failed={sharing.isError}
      onShare={() => sharing.mutate(true)}
      onMakePrivate={() => sharing.mutate(false, { onSuccess: onPrivate })}
      className="mb-8"
    />
  );
}
