import type {
  EditorLink,
  EditorRole,
  EditorSummary,
  InviteRequest,
  OpenSessionRequest,
  OwnSession,
  Review,
  ReviewRequest,
  SignInRequest,
} from '@patine/contract/content/editors';
import type { LogPage } from '@patine/contract/content/editors-log';
import { queryOptions } from '@tanstack/react-query';
import { call, json } from '../content-api.ts';
import type { DocumentId } from '../document/document-api.ts';

const editorOf = (id: string) => `editors/${encodeURIComponent(id)}`;
const reviewOf = ({ kind, name, locale }: DocumentId) =>
  `documents/${kind}/${encodeURIComponent(name)}/${locale}/review`;

/** The calls about who edits; the cookie says who it is. */
export const peopleApi = {
  askSignIn: (request: SignInRequest) => call('sign-in', json('POST', request)),
  link: (token: string) => call<EditorLink>('sign-in/link', json('POST', { token })),
  openSession: (request: OpenSessionRequest) => call('session', json('POST', request)),
  logOut: () => call('session', { method: 'DELETE' }),
  endSession: (id: string) => call(`sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  invite: (request: InviteRequest) => call('editors', json('POST', request)),
  inviteAgain: (id: string) => call(`${editorOf(id)}/invitation`, { method: 'POST' }),
  changeRole: (id: string, role: EditorRole) => call(editorOf(id), json('PUT', { role })),
  remove: (id: string) => call(editorOf(id), { method: 'DELETE' }),
  askReview: (document: DocumentId, request: ReviewRequest) => call(reviewOf(document), json('PUT', request)),
};

export const ownSessionsQuery = queryOptions({
  queryKey: ['editor-sessions'],
  queryFn: () => call<OwnSession[]>('sessions'),
  staleTime: 0,
});

export const editorsQuery = queryOptions({
  queryKey: ['editors'],
  queryFn: () => call<EditorSummary[]>('editors'),
  staleTime: 0,
});

export const reviewsQuery = queryOptions({
  queryKey: ['content-reviews'],
  queryFn: () => call<Review[]>('reviews'),
  staleTime: 0,
});

export const logQuery = (query: string) =>
  queryOptions({
    queryKey: ['editor-log', query],
    queryFn: () => call<LogPage>(`log?${query}`),
    staleTime: 0,
  });
