import { ERROR_STATUSES, type ErrorBody, type ErrorName } from '@patine/contract/errors';

/** A failure that the api names by code; `body.fields` maps each invalid input to the rule it breaks. */
export class ApiError extends Error {
  readonly body: ErrorBody;
  /** HTTP status of the response. */
  readonly status: number;

  constructor(body: ErrorBody) {
    super(body.name);
    this.name = 'ApiError';
    this.body = body;
    this.status = ERROR_STATUSES[body.name];
  }

  /** Compares by name: on the server the class exists twice, in the server's own modules and in Vite's bundle. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError' && 'body' in value;
  }

  is(name: ErrorName): boolean {
    return this.body.name === name;
  }
}

/** The api did not respond, so the outcome of the call is unknown. */
export class ApiAwayError extends Error {
  readonly status = 503;

  constructor(cause: unknown) {
    super('The api is away', { cause });
    this.name = 'ApiAwayError';
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiAwayError';
  }
}

const isErrorName = (name: unknown): name is ErrorName => typeof name === 'string' && name in ERROR_STATUSES;

/** Parses the body of a failed response; a body without a known code becomes UNKNOWN. */
export function toApiError(response: unknown): ApiError {
  const body = typeof response === 'object' && response !== null ? (response as Partial<ErrorBody>) : {};
  const { name, code = 0 } = body;
  return new ApiError(isErrorName(name) ? { ...body, name, code } : { ...body, name: 'UNKNOWN', code: 0 });
}
