import { cx } from 'class-variance-authority';
import Link2 from 'lucide-react/icons/link-2';
import Lock from 'lucide-react/icons/lock';
import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert } from '../alert/Alert.tsx';
import { Button } from '../button/Button.tsx';
import { SharedLink } from './SharedLink.tsx';

export type WishlistShareProps = Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> & {
  /** Absolute URL of the shared wishlist; null while it is private. */
  url: string | null;
  /** Title of the wishlist for recipients. */
  title: string;
  /** True while the wishlist is being shared or made private. */
  saving?: boolean;
  /** True when the last change failed. */
  failed?: boolean;
  /** Called to create the link. */
  onShare: () => void;
  /** Called after confirmation to delete the link. */
  onMakePrivate: () => void;
};

/** A wishlist is private until its owner creates a link, and can be made private again. */
export function WishlistShare(props: WishlistShareProps) {
  const { url, title, saving = false, failed = false, onShare, onMakePrivate, className, ...rest } = props;
  const Sign = url ? Link2 : Lock;
  return (
    <section
      data-slot="wishlist-share"
      className={cx('grid content-start gap-4 stitch-t stitch-b py-4 sm:py-5', className)}
      {...rest}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-4 sm:gap-x-6">
        <div className="flex min-w-0 flex-1 basis-44 items-center gap-4 sm:basis-64">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-ecru max-sm:hidden">
            <Sign aria-hidden className="size-5" />
          </span>
          <p className="min-w-0">
            <b className="block font-semibold">
              <FormattedMessage id={url ? 'ui.wishlist-share.shared' : 'ui.wishlist-share.private'} />
            </b>
            {/* On a phone the pieces come first: the button says enough. */}
            <span className={cx('text-sm text-muted', !url && 'max-sm:hidden')}>
              <FormattedMessage id={url ? 'ui.wishlist-share.sharedText' : 'ui.wishlist-share.privateText'} />
            </span>
          </p>
        </div>
        {url ? null : (
          <Button tone="line" size="sm" loading={saving} onClick={onShare}>
            <FormattedMessage id="ui.wishlist-share.share" />
          </Button>
        )}
      </div>
      {url ? <SharedLink url={url} title={title} saving={saving} onMakePrivate={onMakePrivate} /> : null}
      {failed ? (
        <Alert tone="error" live>
          <FormattedMessage id="ui.wishlist-share.failed" />
        </Alert>
      ) : null}
    </section>
  );
}
