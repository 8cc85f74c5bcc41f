export { loader } from '../account/account.loader.ts';
