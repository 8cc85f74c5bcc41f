export { loader } from '../drops/page.loader.ts';
