import { TextLink } from '@patine/ui/text-link/TextLink';
import Bell from 'lucide-react/icons/bell';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** Says which emails a wishlist sends, and where they are chosen. */
export function EmailNotice() {
  return (
    <section className="flex items-start gap-4 stitch-b py-4 sm:py-5 lg:stitch-t">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-ecru max-sm:hidden">
        <Bell aria-hidden className="size-5" />
      </span>
      <p className="min-w-0">
        <b className="block font-semibold">
          <FormattedMessage id="wishlist.use.emails" />
        </b>
        <span className="text-sm text-muted">
          <FormattedMessage id="wishlist.use.emailsText" />{' '}
          <TextLink href={paths.accountEmails(useLocale())}>
            <FormattedMessage id="wishlist.emails.choose" />
          </TextLink>
        </span>
      </p>
    </section>
  );
}
