import { useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { uses } from 'virtual:component-uses';
import { SectionTitle } from './BlockPageParts.tsx';
import { DocsLink, docsHref, storyHref } from './DocsLink.tsx';

/** Pages that a layout of the store surrounds, by its name. */
const LAYOUTS: Readonly<Record<string, string>> = {
  DefaultLayout: 'Every page of the shop',
  AccountLayout: 'Every page of the account',
  FunnelLayout: 'Cart, payment and confirmation',
  AuthLayout: 'Login, registration and passwords',
};

/** A list of names is read up to this length; a longer one is told by its number. */
const MAX_NAMES = 14;

/** The name of a page's folder in words: `account-order` is “account order”. */
const inWords = (page: string) => page.replaceAll('-', ' ');
const shortTitle = (title: string) => title.slice(title.indexOf('/') + 1);

const links = (titles: readonly string[], hrefOf: (title: string) => string) =>
  titles.map((title, at) => (
    <span key={title}>
      {at > 0 ? ', ' : null}
      <DocsLink href={hrefOf(title)}>{shortTitle(title)}</DocsLink>
    </span>
  ));

const namesOf = (pages: readonly string[]) =>
  pages.length > MAX_NAMES ? `${pages.length} pages` : pages.map(inWords).join(', ');

/** Where the shop uses the component of the page, as the imports of screens, components and pages tell. */
export function UsedIn() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const use = uses[preparedMeta.title];
  if (!use) return null;
  const { screens, partOf, layouts, pages } = use;
  const frames = layouts.map((name) => LAYOUTS[name] ?? name);
  const rows: readonly (readonly [name: string, shown: ReactNode, count: number])[] = [
    ['On screens', links(screens, (title) => storyHref(title)), screens.length],
    ['Part of', links(partOf, docsHref), partOf.length],
    ['Around pages', frames.join('. '), frames.length],
    ['On pages', namesOf(pages), pages.length],
  ];
  return (
    <>
      <SectionTitle>In the shop</SectionTitle>
      <dl className="max-w-184">
        {rows
          .filter(([, , count]) => count > 0)
          .map(([name, shown]) => (
            <div
              key={name}
              className="grid gap-x-5 border-b border-dashed border-line py-2.5 sm:grid-cols-[11rem_1fr]"
            >
              <dt className="font-semibold">{name}</dt>
              <dd>{shown}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
