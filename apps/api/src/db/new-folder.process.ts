import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * A folder that the database is laid out in directly. To be a MemoryFS is what makes PGlite do that: into any
 * other kind it copies the files from memory, by way of an archive, and both lie in memory at once.
 */
class FolderInPlace extends MemoryFS {
  readonly #folder: NodeFS;

  constructor(folder: string) {
    super();
    this.#folder = new NodeFS(folder);
  }

  override async init(...given: Parameters<MemoryFS['init']>) {
    await super.init(...given);
    return this.#folder.init(...given);
  }

  override async syncToFs() {
    // Called when the files are there: the server that wrote them, half of this process, is garbage by now.
    globalThis.gc?.();
  }
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('new-folder.process.ts FOLDER');
const pglite = await PGlite.create({ fs: new FolderInPlace(folder) });
await pglite.close();
