export { findWithCustomer } from './repository.ts';
export { savedSearchView } from './saved-search-view.ts';
