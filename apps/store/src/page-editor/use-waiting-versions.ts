import { LOCALES } from '@patine/core';
import { useEditorContext } from './editor-context.ts';
import { isChanged, isPublished } from './editor-state.ts';
import { documentIdOf } from './shop-document.ts';

/** The languages on the screen that are not published: `save` saves those that have changed, and returns all versions. */
export function useWaitingVersions() {
  const { editorState, saved, saving } = useEditorContext();
  const { name, pages } = editorState;
  const waiting = LOCALES.filter(
    (locale) => pages[locale] && (isChanged(editorState, saved, locale) || !isPublished(saved[locale])),
  );
  const save = async () => {
    const changes = [];
    for (const locale of waiting) {
      const page = pages[locale];
      if (!page) continue;
      const version = isChanged(editorState, saved, locale)
        ? (await saving.send(locale, page)).version
        : (saved[locale]?.version ?? 0);
      changes.push({ ...documentIdOf(name, locale), version });
    }
    return changes;
  };
  return { save, isDone: waiting.length === 0 };
}
