import { DocsLink, docsHref } from '../DocsLink.tsx';

/** The names of components, each leading to its page. */
export const Titles = ({ titles }: { titles: readonly string[] }) =>
  titles.map((title, at) => (
    <span key={title}>
      {at > 0 ? ', ' : null}
      <DocsLink href={docsHref(title)}>{title.slice(title.indexOf('/') + 1)}</DocsLink>
    </span>
  ));
