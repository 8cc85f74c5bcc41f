import { ERROR_CODES, ERROR_STATUSES, type ErrorBody, type ErrorName } from '@patine/contract/errors';

/** An expected failure, by its name in the contract's error table. Any other exception is a bug. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly body: ErrorBody;
  readonly statusCode: number;

  constructor(name: ErrorName, details: Omit<ErrorBody, 'name' | 'code'> = {}, options?: ErrorOptions) {
    super(name, options);
    this.body = { name, code: ERROR_CODES[name], ...details };
    this.statusCode = ERROR_STATUSES[name];
  }
}
