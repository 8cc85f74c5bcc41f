import { Unstyled } from '@storybook/addon-docs/blocks';
import { uses } from 'virtual:component-uses';
import { SectionTitle, Table, rowLook } from '../BlockPageParts.tsx';
import { DocsLink, storyHref } from '../DocsLink.tsx';
import type { ComponentUse } from '../docs/component-uses.ts';
import { Names } from '../overview/Titles.tsx';
import { SHOWN_SCREENS } from './shown-screens.ts';

/** Titles of the components that a screen or a page is made of. */
const partsOf = (kind: keyof ComponentUse, name: string) =>
  Object.keys(uses).filter((title) => uses[title]?.[kind].includes(name));

/** Those that the page of a screen shows in other states alone, such as a dialog or a failure. */
const laterParts = (screen: string, page: string) => {
  const shown = new Set(partsOf('screens', screen));
  return partsOf('pages', page).filter((title) => !shown.has(title));
};

const pages = [...new Set(Object.values(uses).flatMap((use) => use.pages))].toSorted();

/** Every screen, and every page of the shop, with the components that it is made of. */
export const ScreenTable = () => (
  <Unstyled>
    <div className="font-text text-base text-ink">
      <Table heads={['Screen', 'What it is', 'Made of', 'In other states of its page']}>
        {Object.entries(SHOWN_SCREENS).map(([title, { what, page }]) => (
          <tr key={title} className={rowLook}>
            <th scope="row" className="text-left">
              <DocsLink href={storyHref(title)}>{title.slice(title.indexOf('/') + 1)}</DocsLink>
            </th>
            <td className="min-w-56">{what}</td>
            <td>
              <Names titles={partsOf('screens', title)} />
            </td>
            <td>
              <Names titles={laterParts(title, page)} />
            </td>
          </tr>
        ))}
      </Table>
      <SectionTitle>All pages of the shop</SectionTitle>
      <Table heads={['Page', 'Made of']}>
        {pages.map((page) => (
          <tr key={page} className={rowLook}>
            <th scope="row" className="text-left font-semibold whitespace-nowrap">
              {page.replaceAll('-', ' ')}
            </th>
            <td>
              <Names titles={partsOf('pages', page)} />
            </td>
          </tr>
        ))}
      </Table>
    </div>
  </Unstyled>
);
