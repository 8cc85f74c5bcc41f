/** Words for generated listings, the most frequent first. */
export const garments: readonly { name: string; path: string }[] = [
  { name: 'Jean', path: 'women/clothing/jeans' },
  { name: 'Robe', path: 'women/clothing/dresses' },
  { name: 'Chemise', path: 'men/clothing/shirts' },
  { name: 'Veste', path: 'men/clothing/jackets' },
  { name: 'Pull', path: 'women/clothing/knitwear' },
  { name: 'Blouson', path: 'women/clothing/jackets' },
  { name: 'T-shirt', path: 'men/clothing/t-shirts' },
  { name: 'Jupe', path: 'women/clothing/skirts' },
  { name: 'Manteau', path: 'women/clothing/coats' },
  { name: 'Sac à main', path: 'women/accessories/bags' },
  { name: 'Bottes', path: 'women/shoes/boots' },
  { name: 'Baskets', path: 'men/shoes/sneakers' },
  { name: "Combinaison d'été", path: 'women/clothing/jumpsuits' },
  { name: 'Foulard', path: 'women/accessories/scarves' },
  { name: 'Salopette', path: 'kids/clothing/dungarees' },
  { name: 'Short', path: 'men/clothing/shorts' },
];

export const colors = [
  'bleu',
  'noir',
  'blanc',
  'gris',
  'beige',
  'marron',
  'rouge',
  'vert',
  'kaki',
  'rose',
  'jaune',
  'orange',
  'violet',
  'bordeaux',
  'doré',
  'argenté',
  'écru',
  'multicolore',
] as const;

export const materials = [
  'coton',
  'laine',
  'denim',
  'cuir',
  'soie',
  'lin',
  'velours',
  'polyester',
  'daim',
  'cachemire',
  'dentelle',
  'viscose',
] as const;

export const patterns = ['uni', 'rayé', 'fleuri', 'à carreaux', 'léopard', 'pois', 'brodé'] as const;
export const styles = ['casual', 'workwear', 'bohème', 'sport', 'chic', 'rock', 'preppy', 'western'] as const;
export const conditions = ['very-good', 'good', 'excellent', 'new', 'fair'] as const;
export const decades = ['90s', '80s', '70s', '2000s', '60s', '50s', '40s'] as const;
export const sizes = [
  '38',
  'm',
  '40',
  's',
  'l',
  '36',
  '42',
  'xl',
  'xs',
  '44',
  '34',
  'w30',
  'w32',
  'unique',
] as const;
export const discounts = ['0', '1-20', '21-40', '41-60', '61-100'] as const;

const houses = [
  "Levi's",
  'Burberry',
  'Lacoste',
  'Yves Saint Laurent',
  'Agnès b.',
  'Kenzo',
  'Wrangler',
  'Lee',
  'Céline',
];
const firsts = [
  'Atelier',
  'Maison',
  'Comptoir',
  'Studio',
  'Manufacture',
  'Rodier',
  'Dorothée',
  'Élégance',
  'Cacharel',
];
const lasts = [
  'Bleue',
  'du Nord',
  "d'Amour",
  'Rivoli',
  'Lyon',
  'Mistral',
  'Côte',
  'Sézane',
  'Vauban',
  'Œuvre',
];

export const brands: readonly string[] = [
  ...houses,
  ...firsts.flatMap((first) => lasts.map((last) => `${first} ${last}`)),
  ...firsts.flatMap((first) => lasts.map((last) => `${last} & ${first}`)),
];

export const sentences = [
  'Pièce chinée à Paris, portée avec soin et lavée à la main.',
  'Coupe droite et taille haute, boutons en métal, étiquette d’origine.',
  'Légère décoloration au col, invisible une fois portée.',
  "Doublure intérieure, deux poches, fermeture éclair d'époque.",
  'Trouvée chez un collectionneur de vêtements de travail américains.',
  'Belle matière épaisse qui tient chaud tout l’hiver.',
  'Petit accroc réparé à la manche gauche, voir la photographie.',
  'Idéale pour une soirée ou une cérémonie, se porte ceinturée.',
] as const;
