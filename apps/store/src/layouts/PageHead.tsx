import { LOCALES, type Locale } from '@patine/core';
import { useIntl } from 'react-intl';
import { useAddress } from '../lib/address.ts';
import { useStore } from '../lib/store-context.tsx';

export type PageHeadProps = {
  /** Message that names the page; `title` where the name is data. */
  titleId?: string;
  title?: string;
  description?: string;
  /** True for pages that search engines should pass over. */
  noindex?: boolean;
  /** Path that counts for search engines, where it is not this one. */
  canonical?: string;
};

const BRAND = 'Patine';

/** Title, description and addresses of a page; React moves them into the document's head. */
export function PageHead({ titleId, title, description, noindex = false, canonical }: PageHeadProps) {
  const { formatMessage } = useIntl();
  const { locale, publicUrl } = useStore();
  const { path, alternate } = useAddress();
  const name = titleId === undefined ? title : formatMessage({ id: titleId });
  const otherLocale = LOCALES.find((other) => other !== locale);
  const own = canonical ?? path;
  const languages: [Locale, string][] =
    noindex || !alternate || !otherLocale
      ? []
      : [
          [locale, own],
          [otherLocale, alternate],
        ];

  return (
    <>
      <title>{name === undefined || name === BRAND ? BRAND : `${name} · ${BRAND}`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={publicUrl + own} />}
      {languages.map(([language, href]) => (
        <link key={language} rel="alternate" hrefLang={language} href={publicUrl + href} />
      ))}
    </>
  );
}
