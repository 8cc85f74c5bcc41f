import { z } from 'zod';
import { imageUrl, path, site } from './blocks/fields.ts';

// The documents beside the pages that the whole shop shows: header, footer, texts of categories. Each has one for every
// language.

const instant = z.iso.datetime({ offset: true });

/** The bar above the header. Without a text there is none. */
export const helloBarSchema = z.object({
  text: z.string().max(200).default('').describe('One line in Markdown; no bar without it.'),
  secondaryText: z
    .string()
    .max(1000)
    .optional()
    .describe('More about it in Markdown, which a press unfolds.'),
  seeMore: z
    .object({ label: z.string().min(1).max(60), path })
    .optional()
    .describe('Link at the end of the bar.'),
  publishAt: instant.optional().describe('Start of publication; immediate when absent.'),
  expireAt: instant.optional().describe('End of publication; unlimited when absent.'),
});
export type HelloBar = z.infer<typeof helloBarSchema>;

/** `new` shows a badge; `drops` fills the entry with the launched drops and hides it when there are none. */
export const MENU_TAGS = ['new', 'drops'] as const;

const label = z.string().min(1).max(60).describe('Text of the entry.');
/** What an entry of any level may say, beside its label and where it leads. */
const look = {
  highlighted: z.boolean().optional().describe('Shows the entry in the accent colour.'),
  tags: z.array(z.enum(MENU_TAGS)).optional().describe('Marks of the entry.'),
};
const tracking = {
  columnDisplay: z.string().max(40).optional().describe('How the column is drawn.'),
  trackingEvent: z.string().max(80).optional().describe('Name of the tracking event sent on a click.'),
  trackingId: z.string().max(80).optional().describe('Id sent with that event.'),
};

const thirdLevel = z.object({ label, path, ...look, ...tracking });
const secondLevel = z.object({
  label,
  path: path.optional(),
  ...look,
  columnIndex: z.int().min(0).max(11).optional().describe('Column, counted from 0; in order when absent.'),
  children: z.array(thirdLevel).max(40).optional().describe('Links below the entry.'),
  ...tracking,
});
const firstLevel = z.object({
  label,
  path: path.optional(),
  ...look,
  children: z.array(secondLevel).max(24).optional().describe('Columns of links that open below the entry.'),
  shortcuts: z
    .array(z.object({ label: z.string().min(1).max(60), path, imageUrl }))
    .max(4)
    .optional()
    .describe('Pictures with a link beside the columns.'),
  ...tracking,
});

/** The menu of the header, the logo that replaces the shop's, and the link to the app. */
export const menuSchema = z.object({
  navBar: z.array(firstLevel).max(12).describe('Entries of the menu.'),
  logo: z.object({ imageUrl }).nullable().default(null).describe('Logo in place of the one of the shop.'),
  app: z
    .object({ label: z.string().min(1).max(40), path })
    .optional()
    .describe('Button that leads to the app.'),
});

/** The footer of every page, but for what the shop itself says there. */
export const footerSchema = z.object({
  contact: z
    .object({
      title: z.string().min(1).max(60),
      text: z.string().max(300).optional().describe('In Markdown.'),
      email: z.email().optional(),
      phone: z
        .string()
        .regex(/^\+[\d \u00a0]{6,20}$/)
        .optional(),
    })
    .optional()
    .describe('Contact of the support.'),
  social: z
    .object({ instagram: site, facebook: site, pinterest: site })
    .partial()
    .optional()
    .describe('Absolute URLs of the social media accounts.'),
  legal: z.string().max(500).optional().describe('Line about the operator, in Markdown.'),
  footerNav: z
    .array(
      z.object({
        title: z.string().min(1).max(60),
        items: z
          .array(
            z.object({
              name: z.string().max(60).default(''),
              label: z.string().min(1).max(80),
              path,
              target: z.enum(['_blank', '_self']).optional(),
              rel: z.string().max(60).optional(),
            }),
          )
          .max(20),
      }),
    )
    .max(8)
    .describe('Groups of links.'),
});

const categoryTitle = z.string().min(1).max(80);
const paragraph = z.string().min(1).max(1000);
const MAX_PARAGRAPHS = 6;
/** What search engines show of a category or a page. */
const searchResult = {
  seoTitle: z
    .string()
    .min(1)
    .max(70)
    .optional()
    .describe('Title of the page in its tab and in search results.'),
  seoDescription: z.string().min(1).max(320).optional().describe('Meta description of the page.'),
};

/** Pages of the store that are no document: the brands, the drops, the calculator of jeans sizes, every product. */
export const SEO_PAGES = ['brands', 'drops', 'jeans-calculator', 'shop'] as const;
export type SeoPage = (typeof SEO_PAGES)[number];

const searchedPage = z.object(searchResult).optional();

/** Titles and descriptions of these pages; the store has its own for what is absent. */
export const seoSchema = z.object({
  brands: searchedPage.describe('The list of brands.'),
  drops: searchedPage.describe('The list of drops.'),
  'jeans-calculator': searchedPage.describe('The calculator of jeans sizes.'),
  shop: searchedPage.describe('The list of every product, without a filter.'),
} satisfies Record<SeoPage, unknown>);
export type Seo = z.infer<typeof seoSchema>;

/** Texts below the product list of a category, by category path. */
export const categoryTextsSchema = z.record(
  z.string(),
  z.object({
    title: categoryTitle,
    paragraphs: z.array(paragraph).min(1).max(MAX_PARAGRAPHS),
    ...searchResult,
  }),
);
export type CategoryTexts = z.infer<typeof categoryTextsSchema>;

/** The same as editors write them: in order, an empty line between two paragraphs. */
export const categoryTextListSchema = z.object({
  categories: z
    .array(
      z.object({
        category: z.string().min(1).max(200).describe('Category path, such as women/clothing/dresses.'),
        title: categoryTitle.describe('Heading of the text.'),
        text: z.string().min(1).max(3000).describe('An empty line begins a new paragraph.'),
        ...searchResult,
      }),
    )
    .max(200)
    .describe('Texts, one for each category.'),
});
export type CategoryTextList = z.infer<typeof categoryTextListSchema>;

const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);

export const toCategoryTexts = ({ categories }: CategoryTextList): CategoryTexts =>
  Object.fromEntries(
    categories.map(({ category, text, ...own }) => [category, { ...own, paragraphs: paragraphsOf(text) }]),
  );

/** Texts by category path as editors write them; null for anything else. */
export function toCategoryTextList(texts: unknown): CategoryTextList | null {
  const { data } = categoryTextsSchema.safeParse(texts);
  if (!data) return null;
  return {
    categories: Object.entries(data).map(([category, { title, paragraphs, ...searched }]) => ({
      category,
      title,
      text: paragraphs.join('\n\n'),
      ...searched,
    })),
  };
}

/** Returns the places in the list of categories that were written about before. */
export const repeatedCategories = ({ categories }: CategoryTextList): number[] =>
  categories.flatMap(({ category }, place) =>
    categories.findIndex((one) => one.category === category) < place ? [place] : [],
  );

/** The documents that editors change beside pages and drops, by the name of their screen. */
export const SHOP_DOCUMENTS = {
  'hello-bar': { kind: 'navigation', name: 'hello-bar' },
  menu: { kind: 'navigation', name: 'main' },
  footer: { kind: 'navigation', name: 'footer' },
  categories: { kind: 'texts', name: 'categories' },
  seo: { kind: 'texts', name: 'seo' },
  filters: { kind: 'texts', name: 'filters' },
  dictionary: { kind: 'texts', name: 'dictionary' },
} as const;
export type ShopDocumentId = keyof typeof SHOP_DOCUMENTS;
/** Names of the documents of a kind. */
export const NAVIGATION_NAMES = ['main', 'hello-bar', 'footer'] as const;
export const TEXTS_NAMES = ['categories', 'seo', 'filters', 'dictionary'] as const;

export const isShopDocumentId = (text: string): text is ShopDocumentId => Object.hasOwn(SHOP_DOCUMENTS, text);

const NAVIGATION_PARTS = { 'hello-bar': ['helloBar'], footer: ['contact', 'social', 'legal', 'footerNav'] };

/** Splits a menu that holds the hello bar and the footer too, as one document did before, by name. */
export function splitNavigation(body: unknown): { name: (typeof NAVIGATION_NAMES)[number]; body: unknown }[] {
  const whole = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  const parts = [...NAVIGATION_PARTS['hello-bar'], ...NAVIGATION_PARTS.footer];
  if (!parts.some((part) => Object.hasOwn(whole, part))) return [{ name: 'main', body }];
  const entries = Object.entries(whole);
  const { helloBar } = whole as { helloBar?: unknown };
  return [
    { name: 'main', body: Object.fromEntries(entries.filter(([key]) => !parts.includes(key))) },
    { name: 'hello-bar', body: helloBar ?? { text: '' } },
    {
      name: 'footer',
      body: {
        footerNav: [],
        ...Object.fromEntries(entries.filter(([key]) => NAVIGATION_PARTS.footer.includes(key))),
      },
    },
  ];
}
