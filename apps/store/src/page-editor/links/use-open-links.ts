import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEditorContext } from '../editor-context.ts';
import { useSettled } from '../use-settled.ts';
import { linksAsTold } from './checked-links.ts';
import { documentLinksQuery } from './document-links-query.ts';
import { type LinkFault, useLinkFaults } from './use-link-faults.ts';

/** A block list is looked at again and again: what others publish meanwhile is known after a while. */
const STALE_MS = 30_000;

/** What is wrong with the links of what is open, in the language at hand. */
export function useOpenLinks(): readonly LinkFault[] {
  const { editorState, language, page } = useEditorContext();
  const asked = useSettled(useMemo(() => ({ language, page }), [language, page]));
  const { data } = useQuery({
    ...documentLinksQuery(editorState.name, asked.language, asked.page),
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
    gcTime: STALE_MS,
    refetchOnWindowFocus: true,
  });
  const links = useMemo(() => (page && data ? linksAsTold(page, data) : []), [page, data]);
  return useLinkFaults(links.map((link) => ({ ...link, locale: language }))).faults;
}
