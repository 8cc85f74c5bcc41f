/** A refusal in the shape of OpenSearch's errors. */
export class Failure extends Error {
  readonly type: string;
  readonly status: number;

  constructor(status: number, type: string, reason: string) {
    super(reason);
    this.status = status;
    this.type = type;
  }

  get body() {
    const cause = { type: this.type, reason: this.message };
    return { error: { root_cause: [cause], ...cause }, status: this.status };
  }
}

export const parsingFailure = (reason: string) => new Failure(400, 'parsing_exception', reason);
export const illegalArgument = (reason: string) => new Failure(400, 'illegal_argument_exception', reason);
export const noSuchIndex = (index: string) =>
  new Failure(404, 'index_not_found_exception', `no such index [${index}]`);
