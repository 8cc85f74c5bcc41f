export { loader } from '../drops/drops.loader.ts';
