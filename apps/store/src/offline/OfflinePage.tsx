import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { EmptyHanger } from '@patine/ui/icon/EmptyHanger';
import { Link } from '@patine/ui/link/Link';
import { Logo } from '@patine/ui/logo/Logo';
import type { Locale } from '@patine/core';
import { FormattedMessage } from 'react-intl';
import { paths } from '../paths.ts';
import { PLACEHOLDERS, CACHED_COPY_ID, CACHED_ITEM_ID, CACHED_LIST_ID } from './placeholders.ts';

/** Link to the current URL; its `type` makes it load a document instead of a client-side navigation. */
const RELOAD_LINK = { href: '', type: 'text/html' } as const;

/** Notice that the service worker adds to a cached page. */
function CachedCopyNotice() {
  return (
    <div className="sticky top-0 z-sticky stitch-b bg-ecru">
      <div className="wrap">
        <Alert live className="px-0">
          <FormattedMessage id="offline.copy" values={{ at: PLACEHOLDERS.at }} />{' '}
          <a {...RELOAD_LINK} className="font-semibold underline">
            <FormattedMessage id="offline.retry" />
          </a>
        </Alert>
      </div>
    </div>
  );
}

/** Entry of a cached page. */
const CachedPageLink = () => (
  <li>
    <a href={PLACEHOLDERS.path} className="group block">
      <span className="block aspect-3/4 overflow-hidden bg-ecru">
        <img src={PLACEHOLDERS.picture} alt="" className="size-full object-cover" />
      </span>
      <span className="mt-2 block text-sm group-hover:underline">{PLACEHOLDERS.title}</span>
    </a>
  </li>
);

/** Shown offline for a page that is not cached. It is not hydrated: its URL belongs to another page. */
export function OfflinePage({ locale }: { locale: Locale }) {
  return (
    <>
      <header className="border-b border-line">
        <div className="wrap grid min-h-18 items-center py-2">
          <div>
            <Logo href={paths.home(locale)} />
          </div>
        </div>
      </header>
      <main className="wrap grid min-h-[calc(100svh-4.5rem-1px)] grid-cols-[minmax(0,1fr)] content-center py-10">
        <div className="text-center">
          <EmptyHanger className="mx-auto mb-6 w-40" />
          <h1 className="heading text-3xl sm:text-4xl">
            <FormattedMessage id="offline.title" />
          </h1>
          <p className="mx-auto mt-4 max-w-prose text-lg text-balance text-muted">
            <FormattedMessage id="offline.text" />
          </p>
          <div className="mt-8 flex flex-wrap items-center justify-center gap-x-6 gap-y-2">
            <Button asChild>
              <a {...RELOAD_LINK}>
                <FormattedMessage id="offline.retry" />
              </a>
            </Button>
            <Link href={paths.home(locale)} className="grid min-h-11 place-items-center underline">
              <FormattedMessage id="error.backHome" />
            </Link>
          </div>
        </div>
        <section id={CACHED_LIST_ID} hidden className="stitch-t mt-16 pt-10">
          <h2 className="heading text-2xl">
            <FormattedMessage id="offline.kept" />
          </h2>
          <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 xl:grid-cols-6" />
        </section>
      </main>
      <template id={CACHED_COPY_ID}>
        <CachedCopyNotice />
      </template>
      <template id={CACHED_ITEM_ID}>
        <CachedPageLink />
      </template>
    </>
  );
}
