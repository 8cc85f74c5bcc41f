/** Where the service worker writes into the page that it shows when there is no network. */
export const KEPT_LIST_ID = 'kept-pages';
export const KEPT_ITEM_ID = 'kept-page';
export const KEPT_COPY_ID = 'kept-copy';

/** What stands for a fact in these until it is known. */
export const BLANKS = {
  at: '%kept-at%',
  path: '%kept-path%',
  title: '%kept-title%',
  picture: '%kept-picture%',
};
