import { useIntl } from 'react-intl';
import { usePageUrl } from '../lib/use-page-url.ts';
import { useStore } from '../lib/store-context.tsx';
import { Alternates } from './Alternates.tsx';

export type PageHeadProps = {
  /** Message that names the page; `title` where the name is data. */
  titleId?: string;
  title?: string;
  description?: string;
  /** Message that describes it, where the description is no data. */
  descriptionId?: string;
  /** True for pages that search engines should pass over. */
  noindex?: boolean;
  /** Path that counts for search engines, where it is not this one. */
  canonical?: string;
};

const BRAND = 'Patine';

/** Title, description and addresses of a page; React moves them into the document's head. */
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
      <title>{name === undefined || name === BRAND ? BRAND : `${name} · ${BRAND}`}</title>
      {about ? <meta name="description" content={about} /> : null}
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={publicUrl + own} />}
      {/* Read by search engines alone, who ask for each document: no script carries it. */}
      {import.meta.env.SSR && !noindex ? <Alternates own={own} /> : null}
    </>
  );
}
