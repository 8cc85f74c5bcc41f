import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** The end of a shared list, whose reader may begin one too, or of one's own, which may go on. */
export function OwnListInvitation({ isMine }: { isMine: boolean }) {
  const locale = useLocale();
  return (
    <div className="grid h-full min-h-64 bg-ecru p-2 sm:p-3">
      <div className="grid content-center justify-items-center gap-3 border text-center border-dashed border-field/50 p-3 sm:p-6">
        <h2 className="heading text-xl text-balance wrap-anywhere sm:text-2xl">
          <FormattedMessage id={isMine ? 'wishlist.more.title' : 'wishlist.begin.title'} />
        </h2>
        <p className="max-w-prose text-sm text-pretty text-ink-soft sm:text-base">
          <FormattedMessage id={isMine ? 'wishlist.more.text' : 'wishlist.begin.text'} />
        </p>
        <Button asChild size="sm" tone="ink">
          <Link href={paths.shop(locale)}>
            <FormattedMessage id={isMine ? 'wishlist.more.action' : 'wishlist.begin.action'} />
          </Link>
        </Button>
      </div>
    </div>
  );
}
