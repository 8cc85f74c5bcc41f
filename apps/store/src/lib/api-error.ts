import { ERRORS, type ErrorBody, type ErrorName } from '@patine/contract/errors';

/** A failure that the api names; `body.fields` says which inputs broke which rule. */
export class ApiError extends Error {
  readonly body: ErrorBody;
  /** HTTP status of the failure. */
  readonly status: number;

  constructor(body: ErrorBody) {
    super(body.name);
    this.name = 'ApiError';
    this.body = body;
    this.status = ERRORS[body.name].status;
  }

  /** By name: the server has this class twice, in its own modules and in what Vite built. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError' && 'body' in value;
  }

  is(name: ErrorName): boolean {
    return this.body.name === name;
  }
}

/** The api did not answer: nobody can say what would have happened. */
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

const isErrorName = (name: unknown): name is ErrorName => typeof name === 'string' && name in ERRORS;

/** Reads what the api sent with a failure; anything unnamed is UNKNOWN. */
export function toApiError(sent: unknown): ApiError {
  const body = typeof sent === 'object' && sent !== null ? (sent as Partial<ErrorBody>) : {};
  const name = isErrorName(body.name) ? body.name : 'UNKNOWN';
  return new ApiError({ ...body, name, code: ERRORS[name].code });
}
