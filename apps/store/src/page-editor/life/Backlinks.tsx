import type { Backlink } from '@patine/contract/content/links';
import { type Locale, localeOf } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Skeleton } from '@patine/ui/skeleton/Skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { contentApi } from '../content-api.ts';
import { dropLife } from '../drops/drops-api.ts';
import { FailureMessage } from '../FailureMessage.tsx';
import { DocumentLink } from '../links/DocumentLink.tsx';
import { useLanguageLabel } from '../use-language-name.ts';

/** What may end: a page, or a drop. */
export type Ending = { kind: 'page' | 'drop'; name: string };

export const backlinksQuery = ({ kind, name }: Ending) =>
  queryOptions({
    queryKey: ['content-backlinks', kind, name],
    queryFn: () => (kind === 'drop' ? dropLife.backlinks(name) : contentApi.backlinks(name)),
    staleTime: 0,
  });

export type BacklinksProps = {
  document: Ending;
  /** Where its messages begin. */
  messagePrefix: 'pageEditor.life' | 'dropEditor.life';
  /** Links to it in this language alone; null for all. */
  language: Locale | null;
};

/** What leads to a page or a drop: its links would lead nowhere. */
export function Backlinks({ document, messagePrefix, language }: BacklinksProps) {
  const { data, error } = useQuery(backlinksQuery(document));
  if (error)
    return (
      <Alert tone="error" live>
        <FailureMessage error={error} />
      </Alert>
    );
  if (!data) return <Skeleton className="h-16" />;
  const links = data.filter(
    ({ address }) => language === null || address === null || localeOf(address) === language,
  );
  if (links.length === 0)
    return (
      <p>
        <FormattedMessage id={`${messagePrefix}.noLinks`} />
      </p>
    );
  return (
    <Alert
      tone="notice"
      title={<FormattedMessage id={`${messagePrefix}.links`} values={{ count: links.length }} />}
    >
      <ul className="mt-1 grid gap-1">
        {links.map((link) => (
          <BacklinkRow key={`${link.kind}/${link.name}/${link.locale}`} link={link} />
        ))}
      </ul>
    </Alert>
  );
}

function BacklinkRow({ link }: { link: Backlink }) {
  const languageLabel = useLanguageLabel();
  return (
    <li className="wrap-anywhere">
      <DocumentLink document={link} {...(link.address ? { address: link.address } : {})} target="_blank" /> ·{' '}
      {languageLabel(link.locale)}
      {link.isPublished ? null : (
        <>
          {' · '}
          <FormattedMessage id="pageEditor.life.draftLink" />
        </>
      )}
    </li>
  );
}
