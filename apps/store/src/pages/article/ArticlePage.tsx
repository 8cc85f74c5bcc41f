import { Breadcrumb } from '@patine/ui/breadcrumb/Breadcrumb';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { articleQuery, articleRequest } from '../../cms/article.query.ts';
import { Zones } from '../../cms/Zones.tsx';
import { DraftBar } from '../../layouts/DraftBar.tsx';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useStore } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { TableOfContents } from './TableOfContents.tsx';
import { contentsOf, hasOwnHeading } from './table-of-contents.ts';

/** An editors' page: `/pages/…` and `/landing/…`. */
export default function ArticlePage() {
  const { api, locale } = useStore();
  const { formatMessage } = useIntl();
  const { data: page } = useQuery(articleQuery(api, locale, articleRequest(useLocation())));
  if (!page) return null;
  const sections = contentsOf(page);
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      {page.isDraft ? <DraftBar /> : null}
      <div className="wrap">
        <Breadcrumb
          trail={[{ label: formatMessage({ id: 'shop.home' }), href: paths.home(locale) }]}
          current={page.title}
        />
        {hasOwnHeading(page) ? null : <PageHeading title={page.title} className="mt-2 xl:mt-4" />}
        {sections.length > 0 ? <TableOfContents sections={sections} /> : null}
      </div>
      <Zones page={page} />
    </>
  );
}
