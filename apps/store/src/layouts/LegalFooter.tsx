import { Link } from '@patine/ui/link/Link';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { navigationQuery } from '../lib/content.query.ts';
import { useStore } from '../lib/store-context.tsx';
import { paths } from '../paths.ts';

const PAGES = ['help', 'terms', 'returns', 'privacy', 'cookies', 'legal-notice', 'accessibility'] as const;
/** Opens the cookie choices; see `start-visit.ts`. */
const COOKIE_CHOICES = '#cookies';

/** Legally required links for pages without the shop's footer: login, cart, checkout. */
export function LegalFooter() {
  const { api, locale } = useStore();
  const { formatMessage } = useIntl();
  const { data: content } = useQuery(navigationQuery(api, locale));
  const wanted = new Set([COOKIE_CHOICES, ...PAGES.map((page) => paths.page(locale, page))]);
  const items = (content?.footerNav ?? [])
    .flatMap((group) => group.items)
    .filter(({ path }) => wanted.delete(path));
  if (items.length === 0) return null;
  return (
    <footer aria-label={formatMessage({ id: 'ui.footer.label' })} className="mt-8 pb-6">
      <ul className="stitch-t grid grid-cols-2 gap-x-5 pt-3 text-sm text-muted sm:flex sm:flex-wrap">
        {items.map(({ label, path }) => (
          <li key={path}>
            <Link
              href={path}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}
