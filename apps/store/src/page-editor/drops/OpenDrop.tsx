import '../without-eval.ts';
import { OpenDocument } from '../document/OpenDocument.tsx';
import { DropEditor } from './DropEditor.tsx';
import { openedDrop, unsavedApi } from '../unsaved/unsaved-api.ts';
import { keepDrop, keptDrop, readDrop, readDropWork, type StoredDrop } from './stored-drop.ts';

/** What the shop has of a drop, empty for one that is not saved yet, here or on another device; null for neither. */
async function readOrBegin(slug: string): Promise<StoredDrop | null> {
  const stored = await readDrop(slug);
  if (stored.saved.json !== '' || keptDrop(slug)) return stored;
  const work = await unsavedApi.find(openedDrop(slug));
  const begun = work && readDropWork(work.state);
  if (!begun) return null;
  keepDrop(slug, begun);
  return stored;
}

/** The drop of a slug. */
export default function OpenDrop({ slug }: { slug: string }) {
  return (
    <OpenDocument list="drops" name={slug} read={() => readOrBegin(slug)}>
      {(stored) => <DropEditor slug={slug} stored={stored} />}
    </OpenDocument>
  );
}
