/** An editors' page for campaigns, without the shop's header and footer. */
export { default } from '../article/ArticlePage.tsx';
