import type { UnsavedWork } from '@patine/contract/content/unsaved-work';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOnline } from '../use-online.ts';
import { clientId } from './client-id.ts';
import { unsavedApi, type Opened } from './unsaved-api.ts';

/** A pause in writing, in milliseconds: each change is sent once it is over. */
const PAUSE_MS = 2_000;

type Sent = { state: string | null; takesOver: boolean };

/**
 * Keeps work that is not saved on the server too, so that its editor finds it on another device. Work that another of
 * their browsers wrote is offered, and nothing replaces it before they have chosen.
 *
 * @param state what is not saved, null for nothing; it must be the same text while the work is.
 */
export function useServerWork(opened: Opened, state: string | null) {
  /** What the server has of this browser. */
  const [kept, setKept] = useState<string | null>(null);
  const [offered, setOffered] = useState<UnsavedWork | null>(null);
  /** Whether the editor chose between this browser and another, whose work is then replaced. */
  const [takesOver, setTakesOver] = useState(false);
  const found = useQuery({
    queryKey: ['content-unsaved', opened],
    queryFn: () => unsavedApi.find(opened),
    staleTime: Infinity,
    gcTime: 0,
  });
  const [isRead, setRead] = useState(false);
  if (found.isSuccess && !isRead) {
    setRead(true);
    const work = found.data;
    if (work) {
      // This browser's own storage is newer; the same text is the same work.
      const isOwn = work.client === clientId() && state !== null;
      if (isOwn || work.state === state) {
        setKept(work.state);
        setTakesOver(work.client !== clientId());
      } else setOffered(work);
    }
  }

  const { mutate } = useMutation({
    mutationFn: async (sent: Sent) => {
      if (sent.state !== null)
        return unsavedApi.keep(opened, { state: sent.state, takesOver: sent.takesOver });
      await unsavedApi.drop(opened, sent.takesOver);
      return null;
    },
    // One after the other, so that what was written last stays.
    scope: { id: `unsaved ${opened.kind}/${opened.name}` },
    retry: 3,
    onSuccess: (newer, sent) => {
      if (newer) return setOffered(newer);
      setKept(sent.state);
      setTakesOver(false);
    },
  });

  const isForgotten = useRef(false);
  const isOnline = useOnline();
  const isDue = isRead && isOnline && offered === null && (state !== kept || takesOver);
  const send = useEffectEvent(() => mutate({ state, takesOver }));
  useEffect(() => {
    if (!isDue) return;
    // What was saved is forgotten at once: the next device is not to be offered it.
    const timer = setTimeout(send, state === null ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isDue, state]);
  const sendLast = useEffectEvent(() => {
    if (isDue && !isForgotten.current) mutate({ state, takesOver });
  });
  useEffect(() => () => sendLast(), []);

  return {
    /** What another browser of this editor wrote and did not save; null for nothing. */
    offered,
    /** Whether the server has what is not saved. */
    isKept: state !== null && state === kept,
    /** The editor has chosen: what is on the screen from now on replaces what was offered. */
    settle: () => {
      setOffered(null);
      setTakesOver(true);
    },
    /** Nothing of it is kept any more: the document is put away. */
    forget: () => {
      isForgotten.current = true;
      mutate({ state: null, takesOver: false });
    },
  };
}

export type ServerWork = ReturnType<typeof useServerWork>;
