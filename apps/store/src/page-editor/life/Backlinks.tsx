import type { Backlink } from '@patine/contract/content/links';
import { type Locale, localeOf } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Skeleton } from '@patine/ui/skeleton/Skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { contentApi } from '../content-api.ts';
import { FailureMessage } from '../FailureMessage.tsx';
import { DocumentLink } from '../links/DocumentLink.tsx';
import { useLanguageLabel } from '../use-language-name.ts';

export const backlinksQuery = (name: string) =>
  queryOptions({
    queryKey: ['content-backlinks', name],
    queryFn: () => contentApi.backlinks(name),
    staleTime: 0,
  });

/** What leads to a page, or to it in one language: its links would lead nowhere. */
export function Backlinks({ name, language }: { name: string; language: Locale | null }) {
  const { data, error } = useQuery(backlinksQuery(name));
  if (error)
    return (
      <Alert tone="error" live>
        <FailureMessage error={error} />
      </Alert>
    );
  if (!data) return <Skeleton className="h-16" />;
  const links = data.filter(({ address }) => language === null || localeOf(address) === language);
  if (links.length === 0)
    return (
      <p>
        <FormattedMessage id="pageEditor.life.noLinks" />
      </p>
    );
  return (
    <Alert
      tone="notice"
      title={<FormattedMessage id="pageEditor.life.links" values={{ count: links.length }} />}
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
      <DocumentLink document={link} address={link.address} target="_blank" /> · {languageLabel(link.locale)}
      {link.isPublished ? null : (
        <>
          {' · '}
          <FormattedMessage id="pageEditor.life.draftLink" />
        </>
      )}
    </li>
  );
}
