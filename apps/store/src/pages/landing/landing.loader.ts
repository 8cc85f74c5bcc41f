export { loader } from '../article/article.loader.ts';
