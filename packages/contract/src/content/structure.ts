import type { InstalmentOffer, Locale, Money } from '@patine/core';
import { z } from 'zod';
import type { ProductHit, ProductRecord } from '../search/record.ts';
import { zoneSchema } from './blocks.ts';
import type { CategoryTexts, footerSchema, HelloBar, menuSchema, Seo } from './shop-documents.ts';

/** A drop in `web-structure`. The countdown values are computed with the server's clock. */
export type Drop = {
  slug: string;
  name: string;
  description: string;
  /** Image id. */
  image: string | null;
  /**
   * Image ids that stand side by side where no editor chose a picture: its products, and before the launch close-ups, which
   * never show a whole product.
   */
  coverPictures: string[];
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

/**
 * `GET /web-structure?type=drop&params[slug][0]=workwear&locale=fr`: a drop with what its page tells, also after its end.
 * `?type=drops` returns all current and upcoming ones, then those that ended last.
 */
export type DropInfo = Drop & {
  hasEnded: boolean;
  /** Image id that an editor chose for the head of its page. */
  cover: string | null;
  soldCount: number;
  storeCount: number;
  /** Categories of its products, most frequent first. */
  kinds: { name: string; count: number }[];
  /** First years of the oldest and the newest decade, such as 1970 and 1990; null when unknown. */
  decades: { first: number; last: number } | null;
  /** Image ids of close-ups, only before the launch. */
  teasers: string[];
  /** Only in a preview of the shop at a date: its first pieces then, which searches find only from that date on. */
  pieces?: ProductHit[];
};

/** An entry of the menu, of any level. */
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

/** Header and footer of every page. */
export type Navigation = Omit<z.infer<typeof menuSchema>, 'navBar'> &
  z.infer<typeof footerSchema> & {
    navBar: NavEntry[];
    /** Null while there is none. */
    helloBar: Omit<HelloBar, 'publishAt' | 'expireAt'> | null;
  };

/** `GET /web-structure?type=nav&locale=fr` */
export type NavigationInfo = Navigation & {
  /** What a buyer pays for a return parcel from the operator's country, unless the seller is responsible. */
  returnFee: Money;
  payment: PaymentOptions;
  /** True when the newsletter checkbox of the registration form is checked by default. */
  newsletterOptIn: boolean;
  /** Titles and descriptions of pages for search engines; absent when editors wrote none. */
  seo?: Seo;
};

/** What the configured payment providers accept, independent of the cart. */
export type PaymentOptions = {
  /** Display names of cards and wallets. */
  methods: string[];
  instalments: InstalmentOffer[];
};

/** Path of a page created by editors, as shown in the browser: `/pages/devenir-vendeur`, `/en/landing/levis-501`. */
export const PAGE_PATH = /^(?:\/[a-z]{2}(?:-[a-z]{2,4})?)?\/(?:pages|landing)\/[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Name of a page, the same in all languages; also the name of its files. */
export const PAGE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const instant = z.iso.datetime({ offset: true });

export const pageSchema = z.object({
  title: z.string().min(1).max(120).describe('Title of the page, in its tab and in search results.'),
  description: z.string().max(320).describe('Meta description: one or two sentences for search results.'),
  meta: z.record(z.string(), z.string()).default({}),
  /** Absent for home, product-detail and order-confirmation, whose paths are fixed in the store. */
  path: z.string().max(120).regex(PAGE_PATH).optional().describe('Path of the page.'),
  image: z
    .string()
    .regex(/^[a-z0-9]{1,64}$/)
    .optional()
    .describe('Id of the Open Graph image.'),
  publishAt: instant.optional().describe('Start of publication; immediate when absent.'),
  expireAt: instant.optional().describe('End of publication; unlimited when absent.'),
  zones: z.array(zoneSchema),
});

/** Pieces of drops that are closed today, by the slug of the drop. */
export type OpenedDrops = Readonly<Record<string, { records: readonly ProductRecord[] }>>;

/** `GET /web-structure?type=home&locale=fr`; a draft with `params[draft][0]=3`. */
export type PageInfo = z.infer<typeof pageSchema> & {
  drops: Drop[];
  /** True for a version that is not published; absent otherwise. */
  isDraft?: true;
  /** Only in a preview of the shop at a date: the drops that open until then, and those of their pieces that it may show. */
  openedDrops?: OpenedDrops;
};

/** The paths of a page in the languages in which it is published. */
export type Alternates = Partial<Record<Locale, string>>;

/** `GET /web-structure?type=page&params[path][0]=/pages/devenir-vendeur&locale=fr`; a draft with `params[draft][0]=3`. */
export type ArticleInfo = PageInfo & {
  name: string;
  /** Current path. When it differs from the requested one, the client redirects to it. */
  path: string;
  alternates: Alternates;
  /** ISO 8601: when this version was published. */
  updatedAt: string;
};

/** `GET /web-structure?type=pages&locale=fr`: the published pages with their own path, ordered by name. */
export type PageSummary = Pick<ArticleInfo, 'name' | 'path' | 'alternates' | 'updatedAt' | 'title'> & {
  image?: string;
};

/** `GET /web-routing?path=/&locale=fr` */
export type Routing = {
  title: string;
  description: string;
  meta: Record<string, string>;
  components: string[];
  /** Current path of a page that was requested with an earlier one. */
  movedTo?: string;
};

/**
 * `GET /web-structure?type=shop-dictionary&params[kind][0]=facetValues&locale=fr`: facet → slug → name, in display
 * order.
 */
export type ShopDictionary = {
  facetValues: Record<string, { slug: string; name: string }[]>;
  /** Facet → earlier slug → current slug, of values that have been merged; absent without any. */
  aliases?: Record<string, Record<string, string>>;
  /** Absent when none is published. */
  categoryTexts?: CategoryTexts;
};
