/** A failed request, with the HTTP status and the message that Algolia's clients expect. */
export class SearchError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'SearchError';
    this.status = status;
  }
}
