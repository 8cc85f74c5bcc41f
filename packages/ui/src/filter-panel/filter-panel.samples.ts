import type { FacetGroup, FacetHref, FacetOption } from './facets.ts';

const option = (slug: string, name: string, count: number, selected = false): FacetOption => ({
  slug,
  name,
  count,
  selected,
});

const color = (slug: string, name: string, hex: string, selected = false) => ({
  ...option(slug, name, 40 + name.length, selected),
  hex,
});

const brands = [
  'Agnès B.',
  'A.P.C.',
  'Burberry',
  'Carhartt',
  'Dior',
  'Isabel Marant',
  'Jean Paul Gaultier',
  'Levi’s',
  'Ralph Lauren',
  'The North Face',
  'Tommy Hilfiger',
  'Yves Saint Laurent',
];

const waists = [24, 25, 26, 27, 28, 29, 30, 31, 32].flatMap((waist) => [`W${waist} L28`, `W${waist} L32`]);
const numbers = Array.from({ length: 13 }, (_, step) => String(34 + step));
const sizes = ['XS', 'S', 'M', 'L', 'XL', ...numbers, ...waists, 'Taille unique'];

/** Filters for stories and tests. */
export const sampleGroups: readonly FacetGroup[] = [
  {
    kind: 'links',
    id: 'category',
    title: 'Catégorie',
    crawlable: true,
    options: [
      option('vestes', 'Vestes', 612, true),
      option('manteaux', 'Manteaux', 318),
      option('blousons', 'Blousons', 201),
      option('trenchs', 'Trenchs', 86),
      option('doudounes', 'Doudounes', 67),
    ],
  },
  {
    kind: 'sizes',
    id: 'size',
    title: 'Taille',
    options: sizes.map((name, index) =>
      option(name.toLowerCase(), name, 20 + ((index * 7) % 31), name === 'S' || name === 'M'),
    ),
  },
  {
    kind: 'colors',
    id: 'colors',
    title: 'Couleur',
    options: [
      color('noir', 'Noir', '#1C1917'),
      color('marron', 'Marron', '#6B4226'),
      color('bleu-fonce', 'Bleu foncé', '#1F2F4F', true),
      color('vert', 'Vert', '#4C6B3C'),
      color('beige', 'Beige', '#D9C4A1'),
      color('rouge', 'Rouge', '#B3261E'),
      color('blanc', 'Blanc', '#FFFFFF'),
      color('ecru', 'Écru', '#F1EAE0'),
      color('multicolore', 'Multicolore', '#C08552'),
    ],
  },
  {
    kind: 'list',
    id: 'state',
    title: 'État',
    hint: 'Du jamais porté au bien vécu, toujours décrit.',
    options: [
      option('neuf', 'Neuf avec étiquette', 48),
      option('tresBonEtat', 'Très bon état', 604, true),
      option('bonEtat', 'Bon état', 511),
      option('etatCorrect', 'État correct', 121),
    ],
  },
  {
    kind: 'list',
    id: 'brands',
    title: 'Marque',
    options: brands.map((name, index) => option(name.toLowerCase(), name, 112 - index * 7)),
  },
];

export const sampleHref: FacetHref = (group, { slug, selected }) =>
  selected ? '/shop' : `/shop?${group.id}=${encodeURIComponent(slug)}`;
