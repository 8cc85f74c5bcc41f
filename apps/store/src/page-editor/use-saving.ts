import type { Locale } from '@patine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { blockedSaveOn } from './blocked-saves.ts';
import { InvalidPageError } from './content-api.ts';
import { documentApi } from './document/document-api.ts';
import { savingState, untilThere } from './document/saving-state.ts';
import { foundIn, isChanged, jsonOf, UNSAVED, type FoundError, type Saved } from './editor-state.ts';
import { apiValidationErrors } from './validation-errors.ts';
import { savedBodyOf, type PageDraft } from './page-draft.ts';
import { publishedAs, type PublishedPage } from './publish-status.ts';
import { waitingChangesQuery } from './releases/releases-api.ts';
import { documentIdOf } from './shop-document.ts';
import type { Editor } from './use-editor.ts';

type Sent = {
  name: string;
  locale: Locale;
  page: PageDraft;
  /** The version that it was made from. */
  base: number;
};

/** Saves drafts and publishes them, one language after the other. */
export function useSaving({ editorState, saved, markSaved }: Editor) {
  const queryClient = useQueryClient();
  /** Name of the page that was last tried to be saved. */
  const [tried, setTried] = useState('');
  const save = useMutation({
    ...untilThere,
    mutationFn: ({ name, locale, page, base }: Sent) =>
      documentApi.save(documentIdOf(name, locale), savedBodyOf(page), base),
    onSuccess: ({ version, previewPath, errors }, { locale, page }) =>
      markSaved(locale, {
        version,
        previewPath,
        json: jsonOf(page),
        published: saved[locale]?.published ?? null,
        found: foundIn(page, apiValidationErrors(errors)),
      }),
    onError: (error, { locale, page }) => {
      if (error instanceof InvalidPageError)
        markSaved(locale, {
          ...(saved[locale] ?? UNSAVED),
          found: foundIn(page, apiValidationErrors(error.errors)),
        });
    },
  });

  const send = (locale: Locale, page: PageDraft, base = saved[locale]?.version ?? 0) =>
    save.mutateAsync({ name: editorState.name, locale, page, base });

  /** The page as it is now, with its version: saved first where it has changed. */
  const stored = async (locale: Locale, page: PageDraft): Promise<Pick<Saved, 'version' | 'previewPath'>> => {
    const known = saved[locale];
    if (known && !isChanged(editorState, saved, locale)) return known;
    return send(locale, page);
  };

  const publishOne = async (locale: Locale, page: PageDraft) => {
    const { version, previewPath } = await stored(locale, page);
    const notify = (published: PublishedPage | null, found: readonly FoundError[]) =>
      markSaved(locale, { version, previewPath, json: jsonOf(page), published, found });
    try {
      await documentApi.publish(documentIdOf(editorState.name, locale), { version });
      notify(publishedAs(version, page.meta), []);
    } catch (error) {
      if (error instanceof InvalidPageError)
        notify(saved[locale]?.published ?? null, foundIn(page, apiValidationErrors(error.errors)));
      throw error;
    }
  };

  const publish = useMutation({
    ...untilThere,
    mutationFn: async (locales: readonly Locale[]) => {
      for (const locale of locales) {
        const page = editorState.pages[locale];
        if (page) await publishOne(locale, page);
      }
      return locales;
    },
    // Not returned: a page is published before its release notes are read anew.
    onSettled: () => {
      void queryClient.invalidateQueries(waitingChangesQuery);
    },
  });

  const blocked = blockedSaveOn(editorState);
  const isBlocked = (locale: Locale) => blocked.some((one) => one.locale === locale);

  const saveAll = async (locales: readonly Locale[]) => {
    setTried(editorState.name);
    for (const locale of locales) {
      const page = editorState.pages[locale];
      if (page && isChanged(editorState, saved, locale) && !isBlocked(locale)) await send(locale, page);
    }
  };

  const { newer, isAway, forget } = savingState(save, publish);
  /** What somebody else saved meanwhile of what was being saved. */
  const conflict = newer && save.variables ? { newer, locale: save.variables.locale } : null;

  return {
    save,
    publish,
    saveAll,
    isTried: tried === editorState.name,
    blocked,
    send,
    conflict,
    isAway,
    forget,
  };
}

export type Saving = ReturnType<typeof useSaving>;
