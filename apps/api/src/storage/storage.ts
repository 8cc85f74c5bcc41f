/**
 * Where pictures are stored. A key is a path, such as `originals/ab/abcd…`; what is stored under one never changes, so
 * writing it twice is harmless.
 */
export type Storage = {
  /** For messages to the operator: a folder, or a bucket and its server. */
  name: string;
  /** Null where nothing is stored under the key. */
  read: (key: string) => Promise<Buffer | null>;
  has: (key: string) => Promise<boolean>;
  write: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Deleting what is not there is a no-op. */
  delete: (key: string) => Promise<void>;
  /** The keys that begin with `prefix`. */
  list: (prefix: string) => Promise<string[]>;
  /** False while the last request failed; a folder is always up. */
  isUp: () => boolean;
  close: () => void;
};

/** The storage does not answer, or refuses what it is asked. It passes, or the operator has to correct a setting. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError';
}
