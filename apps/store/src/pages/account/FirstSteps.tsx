import { Link } from '@patine/ui/link/Link';
import Bell from 'lucide-react/icons/bell';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Heart from 'lucide-react/icons/heart';
import Ruler from 'lucide-react/icons/ruler';
import { FormattedMessage } from 'react-intl';
import { BrowseLinks } from '../../features/catalogue/BrowseLinks.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

const STEPS = [
  ['sizes', 'account-sizes.title', Ruler, paths.sizes],
  ['wishlist', 'wishlist.title', Heart, paths.wishlist],
  ['searches', 'saved-searches.title', Bell, paths.searches],
] as const;

/** For who has not ordered yet: the way into the shop, and what makes the next visit better. */
export function FirstSteps() {
  const locale = useLocale();
  return (
    <section aria-labelledby="first-steps" className="mb-10 grid gap-x-12 gap-y-8 stitch-t stitch-b py-8">
      <div>
        <h2 id="first-steps" className="heading text-2xl">
          <FormattedMessage id="account-orders.empty.title" />
        </h2>
        <p className="mt-2 max-w-prose text-pretty text-ink-soft">
          <FormattedMessage id="account-orders.empty.text" />
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <BrowseLinks />
        </div>
      </div>
      <ul className="grid gap-3 lg:grid-cols-3">
        {STEPS.map(([step, titleId, Icon, pathOf]) => (
          <li key={step}>
            <Link
              href={pathOf(locale)}
              className="flex h-full items-start gap-4 border border-line bg-surface p-4 transition-colors hover:border-ink"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-ecru">
                <Icon aria-hidden className="size-5" />
              </span>
              <span className="min-w-0 flex-1">
                <b className="block font-semibold">
                  <FormattedMessage id={titleId} />
                </b>
                <span className="text-sm text-muted">
                  <FormattedMessage id={`account.first.${step}`} />
                </span>
              </span>
              <ChevronRight aria-hidden className="mirrored size-5 shrink-0 self-center text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
