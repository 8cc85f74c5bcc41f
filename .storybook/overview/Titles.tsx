import { DocsLink, docsHref } from '../DocsLink.tsx';

/** Names that are told at once, where there are many more. */
const FIRST = 8;

/** The names of components, each leading to its page. */
export const Names = ({ titles }: { titles: readonly string[] }) =>
  titles.map((title, at) => (
    <span key={title}>
      {at > 0 ? ', ' : null}
      <DocsLink href={docsHref(title)}>{title.slice(title.indexOf('/') + 1)}</DocsLink>
    </span>
  ));

/** Likewise; many more than a few are folded. */
export function Titles({ titles }: { titles: readonly string[] }) {
  const isLong = titles.length > FIRST + 2;
  if (!isLong) return <Names titles={titles} />;
  return (
    <>
      <Names titles={titles.slice(0, FIRST)} />
      <details className="mt-1">
        <summary className="cursor-pointer text-muted">and {titles.length - FIRST} more</summary>
        <Names titles={titles.slice(FIRST)} />
      </details>
    </>
  );
}
