export { loader } from '../article/page.loader.ts';
