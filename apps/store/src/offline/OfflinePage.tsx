import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { Logo } from '@patine/ui/logo/Logo';
import type { Locale } from '@patine/core';
import { FormattedMessage } from 'react-intl';
import { paths } from '../paths.ts';
import { PLACEHOLDERS, CACHED_COPY_ID, CACHED_ITEM_ID, CACHED_LIST_ID } from './placeholders.ts';

/** A link to the address that is open: another document, whatever listens to presses. */
const AGAIN = { href: '', type: 'text/html' } as const;

/** What the service worker puts above a copy that it shows in a page's place. */
function KeptCopy() {
  return (
    <div className="sticky top-0 z-sticky stitch-b bg-ecru">
      <div className="wrap">
        <Alert live className="px-0">
          <FormattedMessage id="offline.copy" values={{ at: PLACEHOLDERS.at }} />{' '}
          <a {...AGAIN} className="font-semibold underline">
            <FormattedMessage id="offline.retry" />
          </a>
        </Alert>
      </div>
    </div>
  );
}

/** A page among those that are kept. */
const KeptPage = () => (
  <li>
    <a href={PLACEHOLDERS.path} className="group block">
      <span className="block aspect-3/4 overflow-hidden bg-ecru">
        <img src={PLACEHOLDERS.picture} alt="" className="size-full object-cover" />
      </span>
      <span className="mt-2 block text-sm group-hover:underline">{PLACEHOLDERS.title}</span>
    </a>
  </li>
);

/** For an address that is neither fetched nor kept. It runs no script: what it is shown in place of is another page's. */
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
      <main className="wrap py-16 sm:py-24">
        <div className="text-center">
          <h1 className="heading text-3xl sm:text-4xl">
            <FormattedMessage id="offline.title" />
          </h1>
          <p className="mx-auto mt-4 max-w-prose text-muted">
            <FormattedMessage id="offline.text" />
          </p>
          <div className="mt-8 flex flex-wrap items-center justify-center gap-x-6 gap-y-2">
            <Button asChild>
              <a {...AGAIN}>
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
        <KeptCopy />
      </template>
      <template id={CACHED_ITEM_ID}>
        <KeptPage />
      </template>
    </>
  );
}
