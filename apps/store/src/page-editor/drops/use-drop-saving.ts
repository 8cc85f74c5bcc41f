import { useMutation, useQueryClient } from '@tanstack/react-query';
import { InvalidPageError } from '../content-api.ts';
import { documentApi } from '../document/document-api.ts';
import { savingState, untilThere } from '../document/saving-state.ts';
import { waitingChangesQuery } from '../releases/releases-api.ts';
import { apiValidationErrors } from '../validation-errors.ts';
import type { DropBody } from './check-drop.ts';
import { dropId, dropListQuery } from './drops-api.ts';
import type { DropDraft } from './use-drop-draft.ts';

type Sent = { body: DropBody; base: number };

/** Saves a drop and publishes it. */
export function useDropSaving({ slug, body, json, saved, setSaved, isChanged }: DropDraft) {
  const queryClient = useQueryClient();
  const renewList = () =>
    Promise.all([
      queryClient.invalidateQueries(dropListQuery),
      queryClient.invalidateQueries(waitingChangesQuery),
    ]);
  const markFound = (error: unknown, foundIn: string) => {
    if (error instanceof InvalidPageError)
      setSaved((before) => ({ ...before, found: apiValidationErrors(error.errors), foundIn }));
  };
  const save = useMutation({
    ...untilThere,
    mutationFn: ({ body, base }: Sent) => documentApi.save(dropId(slug), body, base),
    onSuccess: ({ version, errors }, sent) => {
      const text = JSON.stringify(sent.body);
      setSaved((before) => ({
        ...before,
        version,
        json: text,
        found: apiValidationErrors(errors),
        foundIn: text,
      }));
      void renewList();
    },
    onError: (error, sent) => markFound(error, JSON.stringify(sent.body)),
  });
  const publish = useMutation({
    ...untilThere,
    mutationFn: async () => {
      const { version } =
        isChanged || saved.version === 0
          ? await save.mutateAsync({ body, base: saved.version })
          : { version: saved.version };
      await documentApi.publish(dropId(slug), { version });
      return version;
    },
    onSuccess: (publishedVersion) => {
      setSaved((before) => ({ ...before, publishedVersion, found: [] }));
      void renewList();
    },
    onError: (error) => markFound(error, json),
  });
  return { save, publish, ...savingState(save, publish) };
}

export type DropSaving = ReturnType<typeof useDropSaving>;
