import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../lib/store-context.tsx';
import { paths } from '../paths.ts';
import { PageHead } from './PageHead.tsx';

/** These have words of their own, everything else is an error. */
const KINDS: Record<number, string> = { 404: 'notFound', 410: 'gone', 503: 'away' };

export function ErrorPage({ status }: { status: number }) {
  const locale = useLocale();
  const kind = KINDS[status] ?? 'unknown';
  return (
    <div className="wrap py-20 text-center sm:py-32">
      <PageHead titleId={`error.${kind}.title`} noindex />
      <p className="heading text-6xl text-garance">{status}</p>
      <h1 className="heading mt-4 text-3xl">
        <FormattedMessage id={`error.${kind}.title`} />
      </h1>
      <p className="mx-auto mt-4 max-w-prose text-muted">
        <FormattedMessage id={`error.${kind}.text`} />
      </p>
      <div className="mt-8 flex justify-center">
        <Button asChild>
          <Link href={paths.home(locale)}>
            <FormattedMessage id="error.backHome" />
          </Link>
        </Button>
      </div>
    </div>
  );
}
