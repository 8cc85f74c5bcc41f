import { Button } from '@patine/ui/button/Button';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { Link } from '@patine/ui/link/Link';
import { FormattedMessage } from 'react-intl';
import { Suggestions } from '../../features/catalogue/Suggestions.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** A wishlist is private: a visitor logs in and returns. */
export function LoginPrompt() {
  const locale = useLocale();
  const back = paths.wishlist(locale);
  return (
    <div className="wrap">
      <EmptyState
        level={1}
        title={<FormattedMessage id="wishlist.visitor.title" />}
        action={
          <>
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
          </>
        }
      >
        <FormattedMessage id="wishlist.visitor.text" />
      </EmptyState>
      <Suggestions />
    </div>
  );
}
