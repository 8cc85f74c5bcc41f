import type { Locale } from '../../../packages/core/src/index.ts';
import type { FrameLocator, Page } from 'playwright';
import { DROP, PAGE } from './team-content.ts';

export type Visit = {
  page: Page;
  locale: Locale;
  /** Id of the release that is being prepared. */
  release: string;
};

/** A name of something on the screen, by language. */
type Words = Record<Locale, string | RegExp>;

const open = ({ page, locale }: Visit, query: string) =>
  page.goto(`${locale === 'fr' ? '' : '/en'}/showroom${query}`);
const press = ({ page, locale }: Visit, words: Words) =>
  page.getByRole('button', { name: words[locale] }).first().click();
const preview = (page: Page): FrameLocator => page.frameLocator('iframe').first();

async function openPage(visit: Visit) {
  await open(visit, `?page=${PAGE}`);
  await preview(visit.page).getByRole('heading').first().waitFor();
}

async function openBlock(visit: Visit, name: Words) {
  await openPage(visit);
  const row = visit.page.getByRole('listitem').getByRole('button', { name: name[visit.locale] });
  await row.first().click();
}

/** What each picture of the editors' manual shows, by its name. */
export const SCENES: Readonly<Record<string, (visit: Visit) => Promise<unknown>>> = {
  pages: async (visit) => {
    await open(visit, '');
    await visit.page.getByRole('searchbox').waitFor();
  },
  page: openPage,
  blocks: async (visit) => {
    await openPage(visit);
    await press(visit, { fr: /^Ajouter un bloc/, en: /^Add a block/ });
    await visit.page.getByRole('dialog').getByRole('searchbox').waitFor();
  },
  text: async (visit) => {
    await openBlock(visit, { fr: /^Texte Le geste/, en: /^Text The work/ });
    await visit.page.getByRole('toolbar').waitFor();
  },
  publish: async (visit) => {
    await openPage(visit);
    await press(visit, { fr: 'Publier', en: 'Publish' });
    // The window tells the links of each language.
    await visit.page
      .getByRole('dialog')
      .getByText(/-hours|horaires-/)
      .first()
      .waitFor();
  },
  compare: async (visit) => {
    await openPage(visit);
    await press(visit, { fr: 'Comparer deux versions', en: 'Compare two versions' });
    await visit.page.frameLocator('[role=dialog] iframe').first().getByRole('heading').first().waitFor();
  },
  comments: async (visit) => {
    await openBlock(visit, { fr: /^Encart/, en: /^Insert/ });
    await visit.page.locator('[aria-labelledby=block-comments]').scrollIntoViewIfNeeded();
  },
  drop: async (visit) => {
    await open(visit, `?drop=${DROP}`);
    await preview(visit.page).getByRole('heading', { level: 1 }).waitFor();
    await visit.page.locator('main img').first().scrollIntoViewIfNeeded();
  },
  'hello-bar': async (visit) => {
    await open(visit, '?view=hello-bar');
    await preview(visit.page).locator('[data-slot="hello-bar"]').waitFor();
  },
  'filter-names': async (visit) => {
    await open(visit, '?view=filters');
    await press(visit, { fr: /bien soigné/, en: /well kept/ });
    await visit.page.getByRole('textbox').last().waitFor();
  },
  dictionary: async (visit) => {
    await open(visit, '?view=dictionary');
    await visit.page.getByRole('searchbox').fill(visit.locale === 'fr' ? 'blouson' : 'trainers');
    await visit.page.getByRole('main').locator('section li').first().waitFor();
  },
  picture: async (visit) => {
    await open(visit, '?view=pictures');
    await visit.page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
    await visit.page.getByRole('dialog').getByRole('slider').first().waitFor();
  },
  release: async (visit) => {
    await open(visit, `?release=${visit.release}`);
    await visit.page.getByRole('main').getByRole('listitem').nth(2).waitFor();
  },
  date: async (visit) => {
    await open(visit, `?release=${visit.release}`);
    await press(visit, { fr: 'Créer le lien', en: 'Create the link' });
    const link = visit.page.getByRole('main').locator('a[target=_blank]').last();
    await visit.page.goto((await link.getAttribute('href')) ?? '');
  },
  people: async (visit) => {
    await open(visit, '?view=people');
    await visit.page.getByRole('combobox').first().waitFor();
  },
};
