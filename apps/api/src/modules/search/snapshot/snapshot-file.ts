import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import {
  byteLengthOf,
  bytesOf,
  kindOf,
  type Section,
  SectionReader,
  SectionWriter,
  sectionOf,
  SnapshotError,
  type StoredSection,
} from '@patine/search';

/** What a snapshot belongs to. */
export type SnapshotOrigin = {
  /** Of the code and the settings that made the records. */
  schema: string;
  database: string;
};
export type SnapshotHeader = SnapshotOrigin & {
  /** Position in the outbox up to which the index has every change. */
  position: string;
  savedAt: Date;
};
/** Named groups of sections. */
export type Parts<Kind> = ReadonlyMap<string, readonly Kind[]>;

/** Changes with the layout of the file; the layout of the sections is part of `SnapshotOrigin.schema`. */
const MAGIC = 'patine search 1\n';
/** Before each section: its kind, its checksum, its length in bytes. */
const SECTION_HEADER = 16;
/** One call of the system reads less than two gigabytes. */
const MOST_AT_ONCE = 1 << 30;

/** Writes beside the file and renames, so that whoever reads it finds the old one or the new one, whole. */
export async function writeSnapshot(file: string, header: SnapshotHeader, parts: Parts<Section>) {
  const contents = new SectionWriter();
  contents.texts([header.schema, header.database, header.position, header.savedAt.toISOString()]);
  contents.texts([...parts.keys()]);
  contents.list([...parts.values()].map(({ length }) => length));
  const unfinished = `${file}.${process.pid}.unfinished`;
  const handle = await open(unfinished, 'w', 0o600);
  try {
    await handle.write(Buffer.from(MAGIC));
    let at = MAGIC.length;
    for (const section of [...contents.sections, ...[...parts.values()].flat()])
      at += await writeSection(handle, at, section);
    await handle.sync();
    await handle.close();
    await rename(unfinished, file);
    return at;
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function writeSection(handle: FileHandle, at: number, section: Section): Promise<number> {
  const length = byteLengthOf(section);
  let checksum = 0;
  let to = at + SECTION_HEADER;
  for (const bytes of bytesOf(section)) {
    for (let from = 0; from < bytes.length; from += MOST_AT_ONCE) {
      const piece = bytes.subarray(from, from + MOST_AT_ONCE);
      checksum = crc32(piece, checksum);
      await writeAll(handle, piece, to);
      to += piece.length;
    }
  }
  const header = Buffer.alloc(SECTION_HEADER);
  header.writeUInt32LE(kindOf(section), 0);
  header.writeUInt32LE(checksum, 4);
  header.writeDoubleLE(length, 8);
  await writeAll(handle, header, at);
  return SECTION_HEADER + length;
}

async function writeAll(handle: FileHandle, bytes: Uint8Array, at: number) {
  for (let from = 0; from < bytes.length;)
    from += (await handle.write(bytes, from, bytes.length - from, at + from)).bytesWritten;
}

/** A snapshot that cannot be used, and why. */
export class UnusableSnapshotError extends Error {
  override name = 'UnusableSnapshotError';
}

/** Reads a snapshot of this origin. Rejects with `UnusableSnapshotError` if it is of another one or damaged. */
export async function readSnapshot(file: string, origin: SnapshotOrigin) {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const magic = await readBytes(handle, 0, Math.min(size, MAGIC.length));
    if (Buffer.from(magic).toString() !== MAGIC) throw new UnusableSnapshotError('it has another format');
    let at = MAGIC.length;
    const take = async () => {
      const { section, bytes } = await readSection(handle, at, size);
      at += bytes;
      return section;
    };
    const takeSome = async (count: number) => {
      const sections: StoredSection[] = [];
      for (let index = 0; index < count; index++) sections.push(await take());
      return sections;
    };
    const [schema = '', database = '', position = '', savedAt = ''] = new SectionReader(
      await takeSome(2),
    ).texts();
    if (schema !== origin.schema) throw new UnusableSnapshotError('another version of the shop made it');
    if (database !== origin.database) throw new UnusableSnapshotError('it is of another database');
    const names = new SectionReader(await takeSome(2)).texts();
    const counts = new SectionReader(await takeSome(1)).list();
    const parts = new Map<string, readonly StoredSection[]>();
    for (const [index, name] of names.entries()) parts.set(name, await takeSome(counts[index] ?? 0));
    const header: SnapshotHeader = { schema, database, position, savedAt: new Date(savedAt) };
    return { header, parts, bytes: size };
  } catch (error) {
    if (error instanceof SnapshotError) throw new UnusableSnapshotError(`it is damaged: ${error.message}`);
    throw error;
  } finally {
    await handle.close();
  }
}

async function readSection(handle: FileHandle, at: number, size: number) {
  const damaged = () => new UnusableSnapshotError(`it is damaged at byte ${at}`);
  if (at + SECTION_HEADER > size) throw damaged();
  const header = Buffer.from(await readBytes(handle, at, SECTION_HEADER));
  const length = header.readDoubleLE(8);
  if (!Number.isSafeInteger(length) || length < 0 || at + SECTION_HEADER + length > size) throw damaged();
  const bytes = await readBytes(handle, at + SECTION_HEADER, length);
  let checksum = 0;
  for (let from = 0; from < length; from += MOST_AT_ONCE)
    checksum = crc32(bytes.subarray(from, from + MOST_AT_ONCE), checksum);
  if (checksum !== header.readUInt32LE(4)) throw damaged();
  return { section: sectionOf(header.readUInt32LE(0), bytes), bytes: SECTION_HEADER + length };
}

async function readBytes(handle: FileHandle, at: number, length: number) {
  const bytes = new Uint8Array(length);
  for (let from = 0; from < length;) {
    const most = Math.min(length - from, MOST_AT_ONCE);
    const { bytesRead } = await handle.read(bytes, from, most, at + from);
    if (bytesRead === 0) throw new UnusableSnapshotError(`it ends at byte ${at + from}`);
    from += bytesRead;
  }
  return bytes;
}
