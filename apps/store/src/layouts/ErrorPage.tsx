import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { SearchBox } from '@patine/ui/search-box/SearchBox';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Suggestions } from '../features/catalogue/Suggestions.tsx';
import { SEARCH_CATEGORY } from '../lib/shop-filters.ts';
import { useLocale } from '../lib/store-context.tsx';
import { matchPage, type PageName } from '../pages.ts';
import { paths } from '../paths.ts';
import { PageHead } from './PageHead.tsx';

/** Statuses with their own messages; every other one is a general error. */
const KINDS: Record<number, string> = { 404: 'notFound', 410: 'gone', 503: 'away' };

/** The missing entity, by page. */
const MISSING: Partial<Record<PageName, string>> = {
  product: 'product',
  seller: 'seller',
  shop: 'list',
  article: 'article',
  landing: 'article',
  wishlist: 'wishlist',
  'account-order': 'order',
  'account-order-returns': 'order',
  withdrawal: 'order',
  'account-return': 'return',
  'account-address': 'address',
  'seller-offer': 'link',
  alerts: 'link',
  emails: 'link',
  'newsletter-confirm': 'link',
};

/** The entity that failed to load, by page. */
const FAILED: Partial<Record<PageName, string>> = {
  wishlist: 'wishlist',
  'account-order': 'order',
  'order-confirm': 'order',
};

/** Message ids of the page: specific to the missing entity where there are some, otherwise general. */
function messagesOf(kind: string, page: PageName | undefined) {
  const general = { title: `error.${kind}.title`, text: `error.${kind}.text` };
  const missing = page && MISSING[page];
  if (kind === 'notFound' && missing)
    return {
      title: missing === 'product' ? 'error.missing.product.title' : general.title,
      text: `error.missing.${missing}.text`,
    };
  const failed = page && FAILED[page];
  if ((kind === 'unknown' || kind === 'away') && failed)
    return { ...general, title: `error.failed.${failed}.title` };
  return general;
}

/** Slugs of pieces end with their reference. */
const REFERENCE = /-\d+$/;
/** A longer query finds nothing for want of one word. */
const MOST_WORDS = 3;

/** The words of a missing piece's URL, to look for others like it. */
function wordsOf(pathname: string): string | undefined {
  const match = matchPage(pathname);
  if (match?.name !== 'product') return undefined;
  const slug = pathname.split('/').findLast(Boolean)?.replace(REFERENCE, '') ?? '';
  return slug
    .split('-')
    .filter(({ length }) => length > 2)
    .slice(0, MOST_WORDS)
    .join(' ');
}

/** `code` is the id of the request that failed, under which the logs name it; null where none is known. */
export default function ErrorPage({ status, code }: { status: number; code: string | null }) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const kind = KINDS[status] ?? 'unknown';
  const { title, text } = messagesOf(kind, matchPage(pathname)?.name);
  const words = wordsOf(pathname);
  return (
    <div className="wrap pt-6 text-pretty">
      <PageHead titleId={title} noindex />
      <div className="grid gap-x-14 gap-y-8 sm:grid-cols-2 xl:grid-cols-[3fr_2fr]">
        <div className="sm:py-10 xl:py-16">
          <h1 className="heading text-4xl xl:text-5xl">
            <FormattedMessage id={title} />
          </h1>
          <p className="mt-4 max-w-prose text-lg text-muted">
            <FormattedMessage id={text} />
          </p>
          {code !== null && status >= 500 ? (
            <p className="mt-4 max-w-prose text-sm text-muted">
              <FormattedMessage
                id="error.code"
                values={{ code: <code className="break-all select-all">{code}</code> }}
              />
            </p>
          ) : null}
          {/* Without words the header's field is enough; on phones it stands close above. */}
          {status < 500 && words ? (
            <SearchBox
              action={paths.shop(locale, { category: SEARCH_CATEGORY })}
              defaultText={words}
              label={formatMessage({ id: 'error.search' })}
              className="mt-6 max-w-form max-sm:hidden"
            />
          ) : null}
          <div className="mt-6 flex flex-wrap gap-3 max-sm:*:w-full">
            {status >= 500 ? (
              <Button asChild>
                {/* Loads a document: that works without scripts, and after a deployment. */}
                <a href={pathname + search}>
                  <FormattedMessage id="failure.retry" />
                </a>
              </Button>
            ) : null}
            <Button asChild tone={status >= 500 ? 'line' : 'primary'}>
              <Link href={paths.home(locale)}>
                <FormattedMessage id="error.backHome" />
              </Link>
            </Button>
            {status < 500 ? (
              <Button asChild tone="line">
                <Link href={paths.shop(locale, { sortby: 'chrono' })}>
                  <FormattedMessage id="error.newest" />
                </Link>
              </Button>
            ) : null}
          </div>
          <p className="mt-4">
            <TextLink href={paths.page(locale, 'help')}>
              <FormattedMessage id="error.help" />
            </TextLink>
          </p>
        </div>
        <StatusLabel status={status} />
      </div>
      <Suggestions alike={words} />
    </div>
  );
}

/** The HTTP status, drawn as the label of an empty hanger on a rail. */
const StatusLabel = ({ status }: { status: number }) => (
  <div className="grid content-center bg-denim-fill py-6 outline-1 -outline-offset-8 outline-on-fill/50 outline-dashed max-sm:row-start-1">
    <div className="relative before:absolute before:inset-x-2 before:top-[9.5%] before:border-t-2 before:border-on-fill/50">
      <svg
        aria-hidden
        viewBox="30 6 100 72"
        className="relative mx-auto h-20 fill-none stroke-on-fill sm:h-28"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M80 38V31c0-2 1-3 3-4 4-2 6-5 6-9 0-5-4-9-9-9s-9 4-9 9" />
        <path d="M80 38 38 62c-4 2-3 7 2 7h80c5 0 6-5 2-7L80 38Z" />
        <path d="M80 69v9" strokeWidth="1" />
      </svg>
    </div>
    <p className="-rotate-3 justify-self-center bg-paper p-2 shadow-float">
      <span className="block border border-dashed border-garance px-8 py-2 font-hero text-5xl leading-tight text-garance sm:px-10 sm:py-4 sm:text-6xl">
        {status}
      </span>
    </p>
  </div>
);
