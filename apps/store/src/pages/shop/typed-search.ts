// One chunk, so that the chips of a search arrive with its list.
export { understoodAddress } from '../../features/catalogue/search-understanding/understood-address.ts';
export { default } from './TypedSearch.tsx';
