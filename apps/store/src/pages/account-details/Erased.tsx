import { Button } from '@patine/ui/button/Button';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** Shown after erasure. The link home loads a document, so that no personal data stays in memory. */
export function Erased() {
  const locale = useLocale();
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => content.current?.focus(), []);
  return (
    <div ref={content} tabIndex={-1} className="outline-none">
      <PageHead titleId="account-data.erased.title" noindex />
      <PageHeading title={<FormattedMessage id="account-data.erased.title" />}>
        <FormattedMessage id="account-data.erased.text" />
      </PageHeading>
      <Button asChild>
        <a href={paths.home(locale)}>
          <FormattedMessage id="account-data.erased.home" />
        </a>
      </Button>
    </div>
  );
}
