import type { Model } from './models.ts';

const jumper = { kind: 'jumper', feminine: false, targets: 'wmk', size: 'letter' } as const;
const shirt = { kind: 'shirt', feminine: true, targets: 'wm', size: 'letter' } as const;
const tee = {
  kind: 'tshirt',
  feminine: false,
  targets: 'wmk',
  size: 'letter',
  materials: ['cotton', 'jersey'],
} as const;
const YARNS = ['wool', 'cashmere', 'acrylic', 'mohair'] as const;

export const tops: readonly Model[] = [
  {
    ...jumper,
    name: ['Pull col rond', 'crew-neck jumper'],
    weight: 5,
    price: 34,
    traits: { collar: 'crew' },
    materials: YARNS,
    patterns: ['plain', 'breton', 'fairisle', 'argyle', 'plain'],
    cut: [
      [
        'Épaules montées, bords-côtes encore fermes au col, aux poignets et à la taille.',
        'Set-in shoulders, ribbing still firm at neck, cuffs and hem.',
      ],
      [
        'Maille régulière, diminutions visibles à l’emmanchure : un vrai tricotage en forme.',
        'Even gauge and visible fashioning at the armhole: properly knitted to shape.',
      ],
    ],
    wear: [
      [
        'Le pull que l’on garde dix ans sur le dossier de la chaise.',
        'The one that lives on the back of the chair for ten years.',
      ],
      ['Col de chemise dehors ou dedans, les deux lui vont.', 'Shirt collar in or out, it does not mind.'],
    ],
  },
  {
    ...jumper,
    name: ['Pull irlandais', 'Aran jumper'],
    weight: 4,
    price: 52,
    traits: { collar: 'crew', fit: 'loose' },
    materials: ['wool'],
    patterns: ['cable'],
    colours: ['ecru', 'blanc', 'gris', 'bleu-fonce', 'vert', 'beige', 'marron'],
    cut: [
      [
        'Torsades et points de blé sur toute la face, dos uni, poignets doubles.',
        'Cables and moss stitch across the front, plain back, doubled cuffs.',
      ],
      [
        'Laine grasse filée gros, tricotée serré pour le large.',
        'Heavy oiled wool, knitted tight for open water.',
      ],
    ],
    wear: [
      ['Tient lieu de veste d’octobre à mars.', 'Stands in for a jacket from October to March.'],
      ['Une taille au-dessus pour un tombé de pêcheur.', 'Size up for a fisherman’s fit.'],
    ],
  },
  {
    ...jumper,
    name: ['Pull col roulé', 'roll-neck jumper'],
    weight: 4,
    price: 36,
    traits: { collar: 'roll' },
    materials: YARNS,
    patterns: ['plain', 'plain', 'cable', 'breton'],
    decades: [1960, 1970, 1990],
    cut: [
      [
        'Grand col à replier une fois, emmanchures ajustées, longueur à la hanche.',
        'A tall neck to fold once, close armholes, hip length.',
      ],
      [
        'Le col tient debout sans gratter, la maille reste fine.',
        'The neck stands up without itching and the knit stays fine.',
      ],
    ],
    wear: [
      ['Sous une veste en velours, tout est dit.', 'Under a corduroy jacket: enough said.'],
      ['Rentré dans un jean taille haute.', 'Tucked into high-waisted jeans.'],
    ],
  },
  {
    ...jumper,
    name: ['Pull col V', 'V-neck jumper'],
    weight: 3,
    price: 32,
    traits: { collar: 'v' },
    materials: ['wool', 'cashmere', 'acrylic'],
    patterns: ['plain', 'argyle', 'plain'],
    cut: [
      ['Encolure en V bordée de côtes fines, coupe droite.', 'A V-neck edged in fine rib, cut straight.'],
      [
        'Maille légère qui se glisse sous un blazer sans faire d’épaisseur.',
        'A light knit that slips under a blazer without bulk.',
      ],
    ],
    wear: [
      ['Sur un tee-shirt blanc ou à même la peau.', 'Over a white tee or next to the skin.'],
      ['Noué sur les épaules dès que le soir tombe.', 'Knotted over the shoulders when the evening cools.'],
    ],
  },
  {
    ...jumper,
    name: ['Gilet', 'cardigan'],
    weight: 4,
    price: 36,
    traits: { collar: 'cardigan' },
    materials: YARNS,
    patterns: ['plain', 'fairisle', 'cable', 'plain', 'argyle'],
    cut: [
      [
        'Boutonné devant, patte renforcée d’un gros-grain, deux poches basses.',
        'Buttoned front backed with grosgrain, two low pockets.',
      ],
      [
        'Encolure en V profonde, manches longues que l’on retourne.',
        'A deep V and long sleeves made to be turned back.',
      ],
    ],
    wear: [
      ['Boutonné jusqu’en haut, il devient un pull.', 'Done up to the top it turns into a jumper.'],
      ['Le compagnon des bureaux mal chauffés.', 'A friend in badly heated offices.'],
    ],
  },
  {
    ...shirt,
    name: ['Chemise', 'shirt'],
    weight: 6,
    price: 28,
    traits: { collar: 'shirt' },
    materials: ['cotton', 'linen', 'flannel', 'silk'],
    patterns: ['plain', 'stripes', 'gingham', 'tartan', 'dots', 'paisley'],
    cut: [
      ['Col à deux pièces, empiècement au dos, bas arrondi.', 'Two-piece collar, back yoke, curved hem.'],
      [
        'Coutures rabattues, boutons cousus en croix, poche poitrine.',
        'Flat-felled seams, cross-sewn buttons, one chest pocket.',
      ],
    ],
    wear: [
      ['Ouverte en surchemise ou fermée sous un pull.', 'Open as an overshirt or closed under a jumper.'],
      ['Manches roulées, deux boutons ouverts.', 'Sleeves rolled, two buttons undone.'],
    ],
  },
  {
    ...shirt,
    name: ['Chemise western', 'western shirt'],
    weight: 2,
    price: 38,
    traits: { collar: 'shirt', yoke: 'western', pockets: 'flap' },
    materials: ['denim', 'cotton', 'flannel'],
    patterns: ['plain', 'tartan', 'gingham'],
    decades: [1970, 1980, 1990],
    cut: [
      [
        'Empiècements en pointe, poches à rabat, boutons-pression nacrés.',
        'Pointed yokes, flap pockets, pearl snaps.',
      ],
      ['Cintrée comme il se doit, avec de longs poignets.', 'Trim as it should be, with long cuffs.'],
    ],
    wear: [
      ['Avec un jean brut, ton sur ton assumé.', 'With raw jeans, double denim and proud of it.'],
      ['Un foulard noué court au col.', 'With a scarf knotted short at the collar.'],
    ],
  },
  {
    ...shirt,
    targets: 'w',
    name: ['Blouse', 'blouse'],
    weight: 4,
    price: 32,
    traits: { collar: 'peter', sleeve: 'bishop' },
    materials: ['viscose', 'silk', 'cotton', 'polyester'],
    patterns: ['plain', 'liberty', 'floral', 'dots', 'paisley'],
    cut: [
      [
        'Petit col, fronces aux épaules, manches amples serrées au poignet.',
        'A small collar, gathered shoulders, full sleeves tight at the wrist.',
      ],
      [
        'Légère et un peu transparente, boutonnée devant par de petites nacres.',
        'Light and slightly sheer, fastened with little pearl buttons.',
      ],
    ],
    wear: [
      ['Rentrée dans une jupe en laine ou un pantalon large.', 'Tucked into a wool skirt or wide trousers.'],
      ['Sous un gilet sans manches, avec du vernis rouge.', 'Under a waistcoat, with red nails.'],
    ],
  },
  {
    ...shirt,
    name: ['Chemisette', 'short-sleeved shirt'],
    weight: 3,
    price: 25,
    traits: { collar: 'camp', sleeve: 'short' },
    materials: ['cotton', 'viscose', 'linen', 'silk'],
    patterns: ['floral', 'geometric', 'stripes', 'plain', 'dots', 'leopard'],
    decades: [1960, 1970, 1980, 1990],
    cut: [
      [
        'Col cubain ouvert, manches au coude, coupe carrée.',
        'Open camp collar, elbow-length sleeves, boxy cut.',
      ],
      [
        'Bas droit à porter dehors, poche poitrine raccordée.',
        'A straight hem to wear out, pattern-matched chest pocket.',
      ],
    ],
    wear: [
      ['Sur un short en lin, au bord de l’eau.', 'With linen shorts, near water.'],
      ['Entrouverte sur un débardeur blanc.', 'Half open over a white vest.'],
    ],
  },
  {
    ...tee,
    name: ['Marinière', 'Breton top'],
    feminine: true,
    weight: 4,
    price: 24,
    traits: { sleeve: 'long', neck: 'boat' },
    patterns: ['breton'],
    colours: ['blanc', 'ecru', 'bleu-fonce', 'rouge'],
    cut: [
      [
        'Encolure bateau, manches trois-quarts, coton tricoté serré.',
        'Boat neck, bracelet sleeves, tightly knitted cotton.',
      ],
      ['Rayures raccordées sur les côtés, bas fendu.', 'Stripes matched at the sides, split hem.'],
    ],
    wear: [
      ['Va avec tout ce qui est bleu.', 'Goes with anything blue.'],
      ['Avec un pantalon de toile et des espadrilles.', 'With canvas trousers and espadrilles.'],
    ],
  },
  {
    ...tee,
    name: ['T-shirt', 'T-shirt'],
    weight: 6,
    price: 18,
    traits: { sleeve: 'short' },
    patterns: ['plain', 'plain', 'stripes'],
    cut: [
      [
        'Coutures simples sur les manches, col légèrement détendu, coupe droite.',
        'Single-stitched sleeves, a slightly relaxed collar, a straight cut.',
      ],
      [
        'Bord-côte fin au col, corps tubulaire sans couture latérale.',
        'Thin ribbed neck and a tubular body with no side seams.',
      ],
    ],
    wear: [
      ['Sous une chemise ouverte ou tout seul.', 'Under an open shirt, or by itself.'],
      ['Le blanc qu’on cherche toujours, en mieux.', 'The plain tee you keep looking for, only better.'],
    ],
  },
  {
    ...tee,
    name: ['T-shirt imprimé', 'printed T-shirt'],
    weight: 4,
    price: 24,
    traits: { sleeve: 'short', print: 'yes' },
    patterns: ['plain'],
    decades: [1980, 1990, 2000],
    cut: [
      [
        'Impression à l’encre d’origine, un peu craquelée, sur une coupe ample.',
        'Original ink print, gently cracked, on a roomy cut.',
      ],
      [
        'Manches longues au coude, épaules tombantes, typique de ces années-là.',
        'Elbow-length sleeves and dropped shoulders, typical of those years.',
      ],
    ],
    wear: [
      ['Rentré devant, dehors derrière.', 'Tucked in front, out behind.'],
      ['Avec une jupe longue, pour le contraste.', 'With a long skirt, for contrast.'],
    ],
  },
  {
    ...tee,
    name: ['Polo', 'polo shirt'],
    weight: 3,
    price: 26,
    traits: { collar: 'polo', sleeve: 'short' },
    patterns: ['plain', 'plain', 'stripes', 'breton'],
    cut: [
      [
        'Maille piquée, col en côtes, patte à deux boutons.',
        'Piqué knit, ribbed collar, two-button placket.',
      ],
      [
        'Bords de manche côtelés, dos un peu plus long que le devant.',
        'Ribbed sleeve ends, back a little longer than the front.',
      ],
    ],
    wear: [
      ['Boutonné jusqu’en haut sous un blouson.', 'Buttoned up under a blouson.'],
      ['Rentré dans un pantalon à pinces.', 'Tucked into pleated trousers.'],
    ],
  },
];
