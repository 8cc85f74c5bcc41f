import { z } from 'zod';
import { zoneSchema } from './blocks.ts';

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
      path: z.string().max(500).optional(),
      highlighted: z.boolean().optional(),
      tags: z.array(z.string()).optional(),
      children: z.array(navLink).optional(),
      shortcuts: z.array(z.object({ label: z.string(), path: z.string(), imageUrl: z.string() })).optional(),
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
      seeMore: z.object({ label: z.string(), path: z.string() }).optional(),
    })
    .nullable(),
  logo: z.object({ imageUrl: z.string() }).nullable(),
  footerNav: z.array(
    z.object({
      title: z.string(),
      items: z.array(
        z.object({
          name: z.string(),
          label: z.string(),
          path: z.string(),
          target: z.string().optional(),
          rel: z.string().optional(),
        }),
      ),
    }),
  ),
});
export type Navigation = z.infer<typeof navigationSchema>;

export const pageSchema = z.object({
  title: z.string().min(1).max(120),
  description: z.string().max(320),
  meta: z.record(z.string(), z.string()).default({}),
  zones: z.array(zoneSchema),
});

/** `GET /web-structure?type=home&locale=fr` */
export type PageInfo = z.infer<typeof pageSchema> & { drops: Drop[] };

/** `GET /web-routing?path=/&locale=fr` */
export type Routing = {
  title: string;
  description: string;
  meta: Record<string, string>;
  components: string[];
};

/** `GET /web-structure?type=shop-dictionary&params[kind][0]=facetValues&locale=fr`: facet → slug → name, in order. */
export type ShopDictionary = { facetValues: Record<string, { slug: string; name: string }[]> };
