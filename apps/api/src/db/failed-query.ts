import { DrizzleQueryError } from 'drizzle-orm';

/** Returns the SQL of the statement that failed, without its parameters; null if the error comes from no query. */
export const failedQuery = (error: Error): string | null =>
  error instanceof DrizzleQueryError ? error.query : null;
