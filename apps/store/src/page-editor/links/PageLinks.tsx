import type { Locale } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useEditorContext } from '../editor-context.ts';
import { linksAsTold } from './checked-links.ts';
import { documentLinksQuery } from './document-links-query.ts';
import { LinkFaults } from './LinkFaults.tsx';
import { useLinkFaults } from './use-link-faults.ts';
import { useLanguageLabel } from '../use-language-name.ts';

/** Before publishing: the links of a page in a language that lead nowhere, to nothing, or to another language. */
export function PageLinks({ locale }: { locale: Locale }) {
  const languageLabel = useLanguageLabel();
  const { editorState } = useEditorContext();
  const { name, pages } = editorState;
  const page = pages[locale];
  const { data } = useQuery(documentLinksQuery(name, locale, page));
  const links = page && data ? linksAsTold(page, data) : [];
  const { faults } = useLinkFaults(links.map((link) => ({ ...link, locale })));
  if (faults.length === 0) return null;
  return (
    <Alert
      tone="notice"
      live
      className="mt-4"
      title={
        <FormattedMessage
          id="pageEditor.publish.links"
          values={{ count: faults.length, language: languageLabel(locale) }}
        />
      }
    >
      <LinkFaults faults={faults} />
    </Alert>
  );
}
