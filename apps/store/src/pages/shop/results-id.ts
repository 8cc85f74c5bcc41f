/** Where the link goes that skips the filters. */
export const RESULTS_ID = 'results';
