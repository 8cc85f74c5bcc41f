import type { InstalmentOffer, Locale, Money } from '@patine/core';
import { z } from 'zod';
import { zoneSchema } from './blocks.ts';
import { path, site } from './blocks/fields.ts';

/** A drop as `web-structure` sends it; the counters are computed by the server's clock. */
export type Drop = {
  slug: string;
  name: string;
  description: string;
  /** Picture id. */
  image: string | null;
  path: string;
  additionalInformation: string | null;
  /** ISO 8601. */
  preLaunchAt: string | null;
  launchAt: string | null;
  endAt: string | null;
  isNew: boolean;
  isComingSoon: boolean;
  isPreLaunched: boolean;
  hasPreLaunch: boolean;
  isLaunched: boolean;
  shippingInfo: string | null;
  remainingDays: number | null;
  preLaunchToday: boolean;
  preLaunchAtDate: string | null;
  preLaunchAtHour: string | null;
  trackingId: string | null;
  productCount: number;
};

const navLink: z.ZodType<NavEntry> = z.lazy(
  () =>
    z.object({
      label: z.string().min(1).max(60),
      path: path.optional(),
      highlighted: z.boolean().optional(),
      tags: z.array(z.string()).optional(),
      children: z.array(navLink).optional(),
      shortcuts: z.array(z.object({ label: z.string(), path, imageUrl: z.string() })).optional(),
      columnIndex: z.number().int().optional(),
      columnDisplay: z.string().optional(),
      trackingEvent: z.string().optional(),
      trackingId: z.string().optional(),
    }) as z.ZodType<NavEntry>,
);

export type NavEntry = {
  label: string;
  path?: string;
  highlighted?: boolean;
  tags?: string[];
  children?: NavEntry[];
  shortcuts?: { label: string; path: string; imageUrl: string }[];
  columnIndex?: number;
  columnDisplay?: string;
  trackingEvent?: string;
  trackingId?: string;
};

export const navigationSchema = z.object({
  navBar: z.array(navLink),
  helloBar: z
    .object({
      text: z.string().max(200),
      secondaryText: z.string().max(1000).optional(),
      seeMore: z.object({ label: z.string(), path }).optional(),
    })
    .nullable(),
  logo: z.object({ imageUrl: z.string() }).nullable(),
  /** Where the app is to be had. */
  app: z.object({ label: z.string().min(1).max(40), path }).optional(),
  /** How to reach a person: text in Markdown, and what begins a message or a call. */
  contact: z
    .object({
      title: z.string().min(1).max(60),
      text: z.string().max(300).optional(),
      email: z.email().optional(),
      phone: z
        .string()
        .regex(/^\+[\d ]{6,20}$/)
        .optional(),
    })
    .optional(),
  /** Full addresses of the shop elsewhere. */
  social: z.object({ instagram: site, facebook: site, pinterest: site }).partial().optional(),
  /** Who runs the shop, in a line of Markdown. */
  legal: z.string().max(500).optional(),
  footerNav: z.array(
    z.object({
      title: z.string(),
      items: z.array(
        z.object({
          name: z.string(),
          label: z.string(),
          path,
          target: z.string().optional(),
          rel: z.string().optional(),
        }),
      ),
    }),
  ),
});
export type Navigation = z.infer<typeof navigationSchema>;

/** `GET /web-structure?type=nav&locale=fr` */
export type NavigationInfo = Navigation & {
  /** What a parcel sent back from the operator's own country costs its buyer, unless its seller is to answer for it. */
  returnFee: Money;
  payment: PaymentOptions;
  /** Whether registration proposes the newsletter with its box ticked. */
  newsletterOptIn: boolean;
};

/** What the companies that the shop is set up with take, whatever is in a cart. */
export type PaymentOptions = {
  /** Names of cards and wallets, as they are written. */
  methods: string[];
  instalments: InstalmentOffer[];
};

/** Address of a page that editors write, as people see it: `/pages/devenir-vendeur`, `/en/landing/levis-501`. */
export const PAGE_PATH = /^(?:\/[a-z]{2}(?:-[a-z]{2,4})?)?\/(?:pages|landing)\/[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Name of a page's two files, the same in both languages. */
export const PAGE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const instant = z.iso.datetime({ offset: true });

export const pageSchema = z.object({
  title: z.string().min(1).max(120).describe('Title of the page, in its tab and in search results.'),
  description: z.string().max(320).describe('What it says, in a sentence or two for search results.'),
  meta: z.record(z.string(), z.string()).default({}),
  /** Absent for home, product-detail and order-confirmation, whose addresses are the store's. */
  path: z.string().max(120).regex(PAGE_PATH).optional().describe('Where the page is.'),
  image: z
    .string()
    .regex(/^[a-z0-9]{1,64}$/)
    .optional()
    .describe('Id of the picture that other sites show with a link to the page.'),
  publishAt: instant.optional().describe('From when it is shown; at once without.'),
  expireAt: instant.optional().describe('Until when it is shown; for good without.'),
  zones: z.array(zoneSchema),
});

/** `GET /web-structure?type=home&locale=fr`; a draft with `params[draft][0]=3`. */
export type PageInfo = z.infer<typeof pageSchema> & {
  drops: Drop[];
  /** True for a version that was not published; absent else. */
  isDraft?: true;
};

/** The addresses of a page in the languages in which it is published. */
export type Alternates = Partial<Record<Locale, string>>;

/** `GET /web-structure?type=page&params[path][0]=/pages/devenir-vendeur&locale=fr`; a draft with `params[draft][0]=3`. */
export type ArticleInfo = PageInfo & {
  name: string;
  /** Its present address: another one than was asked for leads there. */
  path: string;
  alternates: Alternates;
  /** ISO 8601: when this version came to be shown. */
  updatedAt: string;
};

/** `GET /web-structure?type=pages&locale=fr`: what is published under addresses of its own, by name. */
export type PageSummary = Pick<ArticleInfo, 'name' | 'path' | 'alternates' | 'updatedAt' | 'title'> & {
  image?: string;
};

/** `GET /web-routing?path=/&locale=fr` */
export type Routing = {
  title: string;
  description: string;
  meta: Record<string, string>;
  components: string[];
  /** The present address of a page that was asked for under an earlier one. */
  movedTo?: string;
};

/** What is written below the list of a category, by its slug. */
export const categoryTextsSchema = z.record(
  z.string(),
  z.object({
    title: z.string().min(1).max(80),
    paragraphs: z.array(z.string().min(1).max(1000)).min(1).max(6),
  }),
);
export type CategoryTexts = z.infer<typeof categoryTextsSchema>;

/** `GET /web-structure?type=shop-dictionary&params[kind][0]=facetValues&locale=fr`: facet → slug → name, in order. */
export type ShopDictionary = {
  facetValues: Record<string, { slug: string; name: string }[]>;
  /** Absent while none is published. */
  categoryTexts?: CategoryTexts;
};
