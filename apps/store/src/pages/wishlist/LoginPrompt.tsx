import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { WishlistIntro } from './WishlistIntro.tsx';

/** A wishlist is private: a visitor logs in and returns. */
export function LoginPrompt() {
  const locale = useLocale();
  const back = paths.wishlist(locale);
  return (
    <div className="wrap pt-6">
      <WishlistIntro messagePrefix="wishlist.visitor" level={1}>
        <Button asChild>
          <Link href={paths.login(locale, back)}>
            <FormattedMessage id="wishlist.visitor.logIn" />
          </Link>
        </Button>
        <Button asChild tone="line">
          <Link href={paths.register(locale, back)}>
            <FormattedMessage id="wishlist.visitor.register" />
          </Link>
        </Button>
      </WishlistIntro>
    </div>
  );
}
