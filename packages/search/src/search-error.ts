/** A request that cannot be answered, with the HTTP status and the sentence that Algolia's clients expect. */
export class SearchError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'SearchError';
    this.status = status;
  }
}
