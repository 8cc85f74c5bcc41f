import pino, { type DestinationStream, type Level } from 'pino';
import { failedQuery } from './db/failed-query.ts';

/** PostgreSQL quotes the value that it could not take. */
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

/** What a log keeps of an error: never the values that a failed statement carried. */
export function loggedError(error: unknown): LoggedError | string {
  if (!(error instanceof Error)) return typeof error;
  return {
    type: error.name,
    message: messageOf(error),
    code: codeOf(error),
    // The head of a stack repeats the message.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
}

/** The api's log: structured, without tokens, passwords and addresses. */
export const createLog = (level: Level | 'silent', stream?: DestinationStream) =>
  pino(
    {
      level,
      serializers: { err: loggedError },
      redact: [
        'req.headers.authorization',
        'req.headers.cookie',
        'req.headers["x-preview-token"]',
        '*.token',
        '*.password',
        '*.plainPassword',
      ],
    },
    ...(stream ? [stream] : []),
  );
