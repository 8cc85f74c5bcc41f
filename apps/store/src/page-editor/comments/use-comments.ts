import type { Comment, CommentRequest } from '@patine/contract/content/comments';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, json } from '../content-api.ts';
import type { DocumentId } from '../document/document-api.ts';
import { useEditorContext } from '../editor-context.ts';
import { documentIdOf } from '../shop-document.ts';
import { commentsByBlock } from './comment-places.ts';

const pathOf = ({ kind, name, locale }: DocumentId) =>
  `documents/${kind}/${encodeURIComponent(name)}/${locale}/comments`;

/** Comments of others appear after as long, in milliseconds. */
const EVERY_MS = 30_000;

const commentsQuery = (document: DocumentId, isSaved: boolean) =>
  queryOptions({
    queryKey: ['content-comments', document],
    queryFn: () => call<Comment[]>(pathOf(document)),
    enabled: isSaved,
    refetchInterval: EVERY_MS,
    staleTime: 5_000,
  });

/** What was said about the page that is open, by block, and what one can do with it. */
export function useComments() {
  const queries = useQueryClient();
  const { editorState, saved, page, language } = useEditorContext();
  const document = documentIdOf(editorState.name, language);
  const isSaved = (saved[language]?.version ?? 0) > 0;
  const { data } = useQuery(commentsQuery(document, isSaved));
  const byBlock = useMemo(
    () => (page && data ? commentsByBlock(page, data) : new Map<string | null, readonly Comment[]>()),
    [page, data],
  );
  const onSettled = () => queries.invalidateQueries({ queryKey: ['content-comments', document] });
  return {
    isSaved,
    byBlock,
    add: useMutation({
      mutationFn: (request: CommentRequest) => call(pathOf(document), json('POST', request)),
      onSettled,
    }),
    resolve: useMutation({
      mutationFn: ({ id, isResolved }: { id: number; isResolved: boolean }) =>
        call(`${pathOf(document)}/${id}`, json('PUT', { isResolved })),
      onSettled,
    }),
  };
}

/** How many comments on a block wait for an answer. */
export function useOpenComments(key: string): number {
  const { byBlock } = useComments();
  return (byBlock.get(key) ?? []).filter(({ resolvedAt }) => resolvedAt === null).length;
}
