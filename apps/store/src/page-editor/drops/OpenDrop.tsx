import '../without-eval.ts';
import { OpenDocument } from '../document/OpenDocument.tsx';
import { DropEditor } from './DropEditor.tsx';
import { keptDrop, readDrop, type StoredDrop } from './stored-drop.ts';

/** What the shop has of a drop, empty for one that only this browser keeps; null for neither. */
async function readOrBegin(slug: string): Promise<StoredDrop | null> {
  const stored = await readDrop(slug);
  return stored.saved.json !== '' || keptDrop(slug) ? stored : null;
}

/** The drop of a slug. */
export default function OpenDrop({ slug }: { slug: string }) {
  return (
    <OpenDocument list="drops" name={slug} read={() => readOrBegin(slug)}>
      {(stored) => <DropEditor slug={slug} stored={stored} />}
    </OpenDocument>
  );
}
