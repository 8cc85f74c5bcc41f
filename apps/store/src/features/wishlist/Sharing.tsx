import { WishlistShare } from '@patine/ui/wishlist-share/WishlistShare';
import { useIntl } from 'react-intl';
import { useStore } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { useSharing } from './use-sharing.ts';

export type SharingProps = {
  /** Share token; null while the wishlist is private. */
  token: string | null;
  /** Called after sharing ends. */
  onPrivate: () => void;
};

/** The wishlist's share link: create, copy, share, revoke. */
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
    />
  );
}
