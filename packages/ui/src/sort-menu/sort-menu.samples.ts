export const sampleSorts = [
  { slug: 'relevance', name: 'pertinence', href: '/shop', selected: false },
  { slug: 'chrono', name: 'nouveautés', href: '/shop?sortby=chrono', selected: true },
  { slug: 'price_asc', name: 'prix croissant', href: '/shop?sortby=price_asc', selected: false },
  { slug: 'price_desc', name: 'prix décroissant', href: '/shop?sortby=price_desc', selected: false },
];
