/** A page that editors write, apart from the others for whoever comes from elsewhere. */
export { default } from '../article/ArticlePage.tsx';
