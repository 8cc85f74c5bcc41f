import type { Author } from '@patine/contract/content/editors';
import type { Database } from '../../db/client.ts';
import { editorNames } from './editors-repository.ts';

/** Returns a function that names an author by their id: an editor, or else an access link. */
export async function readAuthors(db: Database): Promise<(id: string | null) => Author | null> {
  const names = await editorNames(db);
  return (id) => {
    if (id === null) return null;
    const name = names.get(id);
    return name === undefined ? { kind: 'link', id } : { kind: 'editor', id, name };
  };
}
