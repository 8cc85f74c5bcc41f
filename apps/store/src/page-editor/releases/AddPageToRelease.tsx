import { LOCALES } from '@patine/core';
import { useEditorContext } from '../editor-context.ts';
import { isChanged, isPublished } from '../editor-state.ts';
import { documentIdOf } from '../shop-document.ts';
import AddToRelease from './AddToRelease.tsx';

/** Puts each language of what is on the screen that is not published into a release. */
export default function AddPageToRelease({ onClose }: { onClose: () => void }) {
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
  return <AddToRelease save={save} isDone={waiting.length === 0} onClose={onClose} />;
}
