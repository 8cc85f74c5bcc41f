import { ApiError } from '../errors.ts';
import { StorageUnavailableError } from './storage.ts';

const RETRY_SECONDS = 5;

/** Maps a failure of the storage to a coded error; null for any other. */
export const storageRefusal = (error: unknown): ApiError | null =>
  error instanceof StorageUnavailableError
    ? new ApiError('STORAGE_UNAVAILABLE', { retryAfter: RETRY_SECONDS }, { cause: error })
    : null;
