import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEditorContext } from '../editor-context.ts';
import type { PageDraft } from '../page-draft.ts';
import { useSettled } from '../use-settled.ts';
import { documentLinksQuery } from './document-links-query.ts';
import { type LinkFault, useLinkFaults } from './use-link-faults.ts';

/** A block list is looked at again and again: what others publish meanwhile is known after a while. */
const STALE_MS = 30_000;

type OpenLinks = {
  /** The page as it was when its links were checked; null before that. */
  page: PageDraft | null;
  faults: readonly LinkFault[];
};

/** What is wrong with the links of what is open, in the language at hand. */
export function useOpenLinks(): OpenLinks {
  const { editorState, language, page } = useEditorContext();
  const asked = useSettled(useMemo(() => ({ language, page }), [language, page]));
  const { data } = useQuery({
    ...documentLinksQuery(editorState.name, asked.language, asked.page),
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
    gcTime: STALE_MS,
  });
  const isOwn = data?.locale === language;
  const { faults } = useLinkFaults(isOwn ? data.links.map((link) => ({ ...link, locale: language })) : []);
  return { page: isOwn ? data.page : null, faults };
}
