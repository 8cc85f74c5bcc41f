import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { TextLink } from '@patine/ui/text-link/TextLink';
import Bell from 'lucide-react/icons/bell';
import { FormattedMessage } from 'react-intl';
import { nameOf } from '../../features/saved-searches/name.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { useChoices } from './Chosen.tsx';
import type { Shown } from './use-first-paint.ts';

export type SaveSearchLinkProps = { shown: Shown; title: string };

/** Subscribe to this list by email alert or RSS feed. */
export default function SaveSearchLink({ shown, title }: SaveSearchLinkProps) {
  const locale = useLocale();
  const choices = useChoices(shown);
  const { page: _, sortby: __, favorite: ___, ...lasting } = shown.filters;
  const name = nameOf(
    title,
    choices.map(({ label }) => label),
  );
  return (
    <section className="mt-12 bg-ecru p-5 sm:flex sm:items-center sm:justify-between sm:gap-6">
      <div>
        <h2 className="heading text-xl">
          <FormattedMessage id="shop.follow.title" />
        </h2>
        <p className="mt-1 text-muted">
          <FormattedMessage id="shop.follow.text" />
        </p>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 sm:mt-0 sm:shrink-0">
        <Button tone="line" size="sm" asChild>
          <Link href={paths.newSearch(locale, lasting, name)} rel="nofollow">
            <Bell aria-hidden className="size-4" />
            <FormattedMessage id="shop.follow.save" />
          </Link>
        </Button>
        <TextLink href={paths.feed(locale, lasting)} type="application/rss+xml">
          <FormattedMessage id="shop.follow.feed" />
        </TextLink>
      </div>
    </section>
  );
}
