import { logRequestId } from '@patine/telemetry/request-id';
import pino, { type DestinationStream, type Level } from 'pino';
import { failedQuery } from './db/failed-query.ts';

/** Data exceptions (class 22): PostgreSQL quotes the rejected value in their message. */
const DATA_EXCEPTION = /^22/;

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : undefined);

const messageOf = (error: Error) => {
  const query = failedQuery(error);
  if (query !== null) return `Failed query: ${query}`;
  return DATA_EXCEPTION.test(codeOf(error) ?? '') ? 'a value was refused' : error.message;
};

type LoggedError = {
  type: string;
  message: string;
  code: string | undefined;
  stack: string;
  cause?: unknown;
};

/** Returns what is logged of an error: never the parameters of a failed statement. */
export function loggedError(error: unknown): LoggedError | string {
  if (!(error instanceof Error)) return typeof error;
  return {
    type: error.name,
    message: messageOf(error),
    code: codeOf(error),
    // The first lines of a stack repeat the message, which may contain such a value.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
}

/** Creates the api's structured log, which contains no tokens, passwords or addresses. */
export const createLog = (level: Level | 'silent', stream?: DestinationStream) =>
  pino(
    {
      level,
      mixin: logRequestId,
      serializers: { err: loggedError },
      redact: [
        'req.headers.authorization',
        'req.headers.cookie',
        'req.headers["x-preview-token"]',
        'req.headers["x-editor-session"]',
        '*.token',
        '*.password',
        '*.plainPassword',
      ],
    },
    ...(stream ? [stream] : []),
  );
