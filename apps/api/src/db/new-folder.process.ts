import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * A file system that writes directly into the folder. It extends MemoryFS because PGlite copies the files of any other
 * kind through an archive, which holds them twice in memory.
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
    // Called once the files are written: the initdb server, half of this process's memory, can be freed now.
    globalThis.gc?.();
  }
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: new-folder.process.ts FOLDER');
const pglite = await PGlite.create({ fs: new FolderInPlace(folder) });
await pglite.close();
