import type { ReactNode } from 'react';

const slug = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** URL of a component's page, by its title in the sidebar. */
export const docsHref = (title: string) => `./?path=/docs/${slug(title)}--docs`;
/** URL of a story, by its title and its name in the sidebar. */
export const storyHref = (title: string, name = 'Default') => `./?path=/story/${slug(title)}--${slug(name)}`;

/** A link to another page of the documentation. */
export const DocsLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_top" className="underline underline-offset-4">
    {children}
  </a>
);
