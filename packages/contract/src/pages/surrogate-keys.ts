/**
 * Surrogate keys: what a page shows. A change is announced by the keys of what it changes, and caches drop the pages that
 * carry one of them. No key contains a space, a comma or a double quote, which separate keys in headers.
 */

/** What every page shows: header, footer, menus with their drops, names, settings. Its change drops every page. */
export const SHOP_KEY = 'shop';

/**
 * Which products there are and in which order: lists, counts, suggestions. It changes with every sale, so a page that
 * carries it is not dropped: it becomes as short-lived as pages are without announcements.
 */
export const LISTS_KEY = 'lists';

export const productKey = (reference: number) => `product-${reference}`;
export const isProductKey = (key: string) => key.startsWith('product-');

/** Of a seller's name and identity; their products have keys of their own. */
export const sellerKey = (slug: string) => `seller-${slug}`;

/** Of a page that editors write: by its name (`home`) or its URL path. */
export const pageKey = (nameOrPath: string) => `page-${encodeURIComponent(nameOrPath)}`;
