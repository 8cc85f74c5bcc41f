import { ApiError } from '../../lib/api-error.ts';

/** What a mailed link carries behind its `#`: no server sees it, and no other site is told. */
export const linkToken = (hash: string): string => hash.replace(/^#/, '');

/** True when a link was used, is too old or never was. */
export const isExpired = (error: unknown): boolean => error instanceof ApiError && error.is('TOKEN_EXPIRED');
