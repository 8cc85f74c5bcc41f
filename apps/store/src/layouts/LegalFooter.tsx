import { Link } from '@patine/ui/link/Link';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { navigationQuery } from '../lib/content.query.ts';
import { useStore } from '../lib/store-context.tsx';
import { paths } from '../paths.ts';

const PAGES = ['help', 'terms', 'returns', 'privacy', 'cookies', 'legal-notice', 'accessibility'] as const;
/** Opens the cookie choices; see `start-visit.ts`. */
const COOKIE_CHOICES = '#cookies';

export type LegalFooterProps = {
  /** True to show the shop's email address and telephone above the links. */
  withContact?: boolean;
};

/** Legally required links for pages without the shop's footer: login, cart, checkout, account. */
export function LegalFooter({ withContact = false }: LegalFooterProps) {
  const { api, locale } = useStore();
  const { formatMessage } = useIntl();
  const { data: content } = useQuery(navigationQuery(api, locale));
  const wanted = new Set([COOKIE_CHOICES, ...PAGES.map((page) => paths.page(locale, page))]);
  const items = (content?.footerNav ?? [])
    .flatMap((group) => group.items)
    .filter(({ path }) => wanted.delete(path));
  if (items.length === 0) return null;
  const { title, email, phone } = (withContact && content?.contact) || {};
  return (
    <footer aria-label={formatMessage({ id: 'ui.footer.label' })} className="mt-8 pb-6">
      {title && (email || phone) ? (
        <p className="stitch-t flex flex-wrap items-center gap-x-6 py-3">
          <span className="font-semibold">{title}</span>
          {email ? (
            <TextLink href={`mailto:${email}`} className="py-1 wrap-anywhere pointer-coarse:py-2.5">
              {email}
            </TextLink>
          ) : null}
          {phone ? (
            <TextLink
              href={`tel:${phone.replaceAll(/\s/g, '')}`}
              className="py-1 tabular-nums pointer-coarse:py-2.5"
            >
              {phone}
            </TextLink>
          ) : null}
        </p>
      ) : null}
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
