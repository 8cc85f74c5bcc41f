import { DrizzleQueryError } from 'drizzle-orm';

/** The statement that failed, without the values that it carried; null where the error is of no query. */
export const failedQuery = (error: Error): string | null =>
  error instanceof DrizzleQueryError ? error.query : null;
