import { ApiError } from '../../lib/api-error.ts';

/** The token in a link's fragment, which is sent to no server and in no referrer. */
export const linkToken = (hash: string): string => hash.replace(/^#/, '');

/** True if the link was used, has expired or is invalid. */
export const isExpired = (error: unknown): boolean => error instanceof ApiError && error.is('TOKEN_EXPIRED');
