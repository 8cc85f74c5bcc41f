/** Collects many addresses of each kind of page, so that a benchmark renders different pages. */
export async function pageAddresses(url: string): Promise<Record<'home' | 'shop' | 'product', string[]>> {
  const pages = Array.from(
    { length: 12 },
    (_, index) => `/shop/women/${index === 0 ? '' : `?page=${index + 1}`}`,
  );
  const html = await (await fetch(url + pages[0])).text();
  const products = [
    ...new Set([...html.matchAll(/href="(\/produit\/[^"#]+)/g)].flatMap((match) => match[1] ?? [])),
  ];
  if (products.length < 90) throw new Error(`Only ${products.length} product links on ${pages[0]}, not 90`);
  return { home: ['/'], shop: pages, product: products };
}
