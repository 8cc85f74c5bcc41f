/** Sellers of the feed that the journeys import, with their countries. */
const SELLERS: Readonly<Record<string, string>> = {
  'Grenier Nord': 'BE',
  'Friperie du Canal': 'FR',
  'Lisboa Vintage': 'PT',
  'Atelier Recousu': 'FR',
  'Wiener Kleiderkiste': 'AT',
  'Second Wind': 'GB',
  'Les Trouvailles de Léa': 'FR',
  'Denim Archive': 'NL',
  'Maison Rétro': 'FR',
  'Bottega Usata': 'IT',
};

/** A fictitious but complete seller identity, so that the seller's products are for sale. */
const entryOf = (seller: string, country: string) => ({
  seller,
  legalName: seller,
  legalForm: 'SARL',
  address: { street: '12 quai du Canal', postalCode: '59100', city: 'Roubaix', country },
  email: 'vendeurs@patine.example',
  phone: '+33 3 53 01 42 30',
  registration: { register: 'RCS Lille Métropole', number: '000 142 009' },
  vatNumber: `${country}15000142009`,
  compliesSince: '2026-01-12',
});

/** Contents of the file for `marketplace sellers import`. */
export const realSellers = () => Object.entries(SELLERS).map(([seller, country]) => entryOf(seller, country));
