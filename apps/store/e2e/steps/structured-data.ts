/** Properties that search engines require for each type (schema.org, Google's documentation). */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'image', 'description', 'sku', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'itemCondition', 'url', 'hasMerchantReturnPolicy'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination', 'deliveryTime'],
  MonetaryAmount: ['value', 'currency'],
  DefinedRegion: ['addressCountry'],
  ShippingDeliveryTime: ['handlingTime', 'transitTime'],
  QuantitativeValue: ['minValue', 'maxValue', 'unitCode'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  OnlineStore: ['name', 'url', 'logo', 'hasMerchantReturnPolicy'],
  Organization: ['name'],
  ContactPoint: ['contactType'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  Brand: ['name'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  SaleEvent: ['name', 'startDate', 'location', 'url', 'image'],
  VirtualLocation: ['url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

/** Valid values of properties. */
const VALUES: Readonly<Record<string, RegExp>> = {
  price: /^\d+\.\d{2}$/,
  priceCurrency: /^[A-Z]{3}$/,
  availability: /^https:\/\/schema\.org\/(InStock|OutOfStock|SoldOut|Discontinued)$/,
  itemCondition: /^https:\/\/schema\.org\/(New|Used)Condition$/,
  url: /^https?:\/\//,
  item: /^https?:\/\//,
  urlTemplate: /\{search_term_string\}/,
};

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function errorsIn(node: unknown, where: string): string[] {
  if (Array.isArray(node)) return node.flatMap((one, index) => errorsIn(one, `${where}[${index}]`));
  if (node === null || typeof node !== 'object') return [];
  const thing = node as Record<string, unknown>;
  const kind = thing['@type'];
  const isReference = kind === undefined && '@id' in thing;
  const required = typeof kind === 'string' ? REQUIRED[kind] : undefined;
  return [
    ...(required || isReference ? [] : [`${where} is of no kind that is known: ${String(kind)}`]),
    ...(required ?? [])
      .filter((name) => isEmpty(thing[name]))
      .map((name) => `${where} (${String(kind)}) has no ${name}`),
    ...Object.entries(VALUES).flatMap(([name, form]) =>
      typeof thing[name] === 'string' && !form.test(thing[name])
        ? [`${where}.${name} is ${thing[name]}`]
        : [],
    ),
    ...Object.entries(thing).flatMap(([name, value]) => errorsIn(value, `${where}.${name}`)),
  ];
}

/** Returns the JSON-LD objects of a document and their errors. */
export function structuredDataOf(html: string): { things: Record<string, unknown>[]; errors: string[] } {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const things: Record<string, unknown>[] = [];
  const errors: string[] = [];
  for (const [, json = ''] of blocks) {
    try {
      const read = JSON.parse(json) as { '@context'?: string; '@graph'?: Record<string, unknown>[] };
      if (read['@context'] !== 'https://schema.org') errors.push('the words are not those of schema.org');
      things.push(...(read['@graph'] ?? []));
    } catch {
      errors.push('it is no JSON');
    }
  }
  return { things, errors: [...errors, ...errorsIn(things, 'data')] };
}
