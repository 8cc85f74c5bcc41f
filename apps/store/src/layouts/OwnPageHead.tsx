import type { SeoPage } from '@patine/contract/content/shop-documents';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { navigationQuery } from '../lib/content.query.ts';
import { useStore } from '../lib/store-context.tsx';
import { PageHead } from './PageHead.tsx';

export type OwnPageHeadProps = { page: SeoPage; titleId: string; descriptionId: string };

/** Title and description of a page that is no document: the editors' where they wrote some, else the store's. */
export function OwnPageHead({ page, titleId, descriptionId }: OwnPageHeadProps) {
  const { formatMessage } = useIntl();
  const { api, locale } = useStore();
  const seo = useQuery(navigationQuery(api, locale)).data?.seo?.[page];
  return (
    <PageHead
      title={seo?.seoTitle ?? formatMessage({ id: titleId })}
      description={seo?.seoDescription ?? formatMessage({ id: descriptionId })}
    />
  );
}
