import { type Locale, LOCALE_NAMES } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { contentApi } from '../content-api.ts';
import { useEditorContext } from '../editor-context.ts';
import { jsonOf } from '../editor-state.ts';
import { savedBodyOf } from '../page-draft.ts';
import { documentIdOf } from '../shop-document.ts';
import { LinkFaults } from './LinkFaults.tsx';
import { useLinkFaults } from './use-link-faults.ts';

/** Before publishing: the links of a page in a language that lead nowhere, to nothing, or to another language. */
export function PageLinks({ locale }: { locale: Locale }) {
  const { editorState } = useEditorContext();
  const { name, pages } = editorState;
  const page = pages[locale];
  const { data } = useQuery({
    queryKey: ['content-links', name, locale, page && jsonOf(page)],
    queryFn: () => contentApi.links({ ...documentIdOf(name, locale), body: page && savedBodyOf(page) }),
    enabled: page !== null,
    staleTime: 0,
    gcTime: 0,
  });
  const { faults } = useLinkFaults((data ?? []).map((link) => ({ ...link, locale })));
  if (faults.length === 0) return null;
  return (
    <Alert
      tone="notice"
      live
      className="mt-4"
      title={
        <FormattedMessage
          id="pageEditor.publish.links"
          values={{ count: faults.length, language: LOCALE_NAMES[locale] }}
        />
      }
    >
      <LinkFaults faults={faults} />
    </Alert>
  );
}
