import type {
  FoundWork,
  KeepWorkRequest,
  KeptWork,
  OpenedKind,
  Presence,
  PresenceRequest,
} from '@patine/contract/content/unsaved-work';
import { call, json } from '../content-api.ts';
import { shopDocumentOf } from '../shop-document.ts';
import { clientId } from './client-id.ts';

/** What a screen has open. */
export type Opened = { kind: OpenedKind; name: string };

/** A page, or a document that the whole shop shows, by its name in the editor. */
export function openedPage(name: string): Opened {
  const id = shopDocumentOf(name);
  return id === null ? { kind: 'page', name } : { kind: 'shop', name: id };
}

export const openedDrop = (slug: string): Opened => ({ kind: 'drop', name: slug });

const pathOf = ({ kind, name }: Opened) => `unsaved/${kind}/${encodeURIComponent(name)}`;

/** The calls for what an editor has on a screen: work that is not saved, and who else is there. */
export const unsavedApi = {
  find: async (opened: Opened) => (await call<FoundWork>(pathOf(opened))).work,
  keep: async (opened: Opened, work: Omit<KeepWorkRequest, 'client'>) =>
    (await call<KeptWork>(pathOf(opened), json('PUT', { ...work, client: clientId() }))).newer,
  drop: (opened: Opened, takesOver: boolean) =>
    call(`${pathOf(opened)}?client=${clientId()}${takesOver ? '&takesOver=1' : ''}`, { method: 'DELETE' }),
  presence: (opened: Opened, at: string) =>
    call<Presence>('presence', json('POST', { ...opened, at, client: clientId() } satisfies PresenceRequest)),
  /** Sent while a screen is left. */
  leave: (opened: Opened) =>
    call('presence', {
      ...json('POST', { ...opened, client: clientId(), leaves: true } satisfies PresenceRequest),
      keepalive: true,
    }),
};
