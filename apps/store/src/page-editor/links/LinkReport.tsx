import type { LinkedDocument } from '@patine/contract/content/links';
import { Button } from '@patine/ui/button/Button';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { contentApi } from '../content-api.ts';
import { ListScreen } from '../document/ListScreen.tsx';
import { DocumentLink } from './DocumentLink.tsx';
import { LinkFaults } from './LinkFaults.tsx';
import { useLinkFaults, type LinkFault } from './use-link-faults.ts';
import { useLanguageLabel } from '../use-language-name.ts';

/** Every link in what is published that leads nowhere, to nothing, or to another language. */
export function LinkReport() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['content-site-links'],
    queryFn: () => contentApi.siteLinks(),
    staleTime: 0,
  });
  return (
    <ListScreen
      screen="links"
      title={<FormattedMessage id="pageEditor.links.title" />}
      action={
        <Button tone="line" size="sm" loading={isFetching} onClick={() => void refetch()}>
          <FormattedMessage id="pageEditor.links.again" />
        </Button>
      }
      error={error}
      isLoading={!data && !error}
    >
      {data ? <Found documents={data} /> : null}
    </ListScreen>
  );
}

const keyOf = ({ kind, name, locale }: LinkedDocument) => `${locale}/${kind}/${name}`;

function Found({ documents }: { documents: readonly LinkedDocument[] }) {
  const links = documents.flatMap((document) =>
    document.links.map((link) => ({ ...link, locale: document.locale, key: keyOf(document) })),
  );
  const { faults, waiting } = useLinkFaults(links);
  const byDocument = Map.groupBy(faults, ({ link }) => link.key);
  const broken = documents.filter((document) => byDocument.has(keyOf(document)));
  return (
    <>
      <p aria-live="polite" className="text-sm text-muted">
        {waiting > 0 ? (
          <FormattedMessage
            id="pageEditor.links.trying"
            values={{ checked: links.length - waiting, links: links.length }}
          />
        ) : (
          <FormattedMessage
            id="pageEditor.links.count"
            values={{ count: faults.length, links: links.length, documents: documents.length }}
          />
        )}
      </p>
      {waiting === 0 && faults.length === 0 ? (
        <EmptyState title={<FormattedMessage id="pageEditor.links.none" />}>
          <FormattedMessage id="pageEditor.links.none.text" />
        </EmptyState>
      ) : null}
      <ul className="mt-4 rounded border border-line bg-surface empty:hidden">
        {broken.map((document) => (
          <ReportRow
            key={keyOf(document)}
            document={document}
            faults={byDocument.get(keyOf(document)) ?? []}
          />
        ))}
      </ul>
    </>
  );
}

type ReportRowProps = { document: LinkedDocument; faults: readonly LinkFault[] };

function ReportRow({ document, faults }: ReportRowProps) {
  const languageLabel = useLanguageLabel();
  return (
    <li className="stitch-b px-4 py-3.5 last:border-b-0">
      <h2 className="font-semibold wrap-anywhere">
        <DocumentLink document={document} />{' '}
        <span className="font-normal text-muted">· {languageLabel(document.locale)}</span>
      </h2>
      <LinkFaults faults={faults} document={document} />
    </li>
  );
}
