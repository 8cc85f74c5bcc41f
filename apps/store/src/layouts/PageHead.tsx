import { BRAND_NAME } from '@patine/brand';
import { useIntl } from 'react-intl';
import { usePageUrl } from '../lib/use-page-url.ts';
import { useStore } from '../lib/store-context.tsx';
import { Alternates } from './Alternates.tsx';

export type PageHeadProps = {
  /** Message id of the title; `title` where the title is data. */
  titleId?: string;
  title?: string;
  description?: string | undefined;
  /** Message id of the description, where it is not data. */
  descriptionId?: string;
  /** True for pages that search engines should not index. */
  noindex?: boolean;
  /** Canonical path, where it is not this page's path. */
  canonical?: string;
};

/** Title, description and canonical links of a page; React hoists them into the document's head. */
export function PageHead({
  titleId,
  title,
  description,
  descriptionId,
  noindex = false,
  canonical,
}: PageHeadProps) {
  const { formatMessage } = useIntl();
  const { publicUrl } = useStore();
  const { path } = usePageUrl();
  const name = titleId === undefined ? title : formatMessage({ id: titleId });
  const about = descriptionId === undefined ? description : formatMessage({ id: descriptionId });
  const own = canonical ?? path;

  return (
    <>
      <title>{name === undefined || name === BRAND_NAME ? BRAND_NAME : `${name} · ${BRAND_NAME}`}</title>
      {/* Only search engines read descriptions and hreflang links, and they load each document: the browser bundle omits them. */}
      {import.meta.env.SSR && about ? <meta name="description" content={about} /> : null}
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={publicUrl + own} />}
      {import.meta.env.SSR && !noindex ? <Alternates own={own} /> : null}
    </>
  );
}
