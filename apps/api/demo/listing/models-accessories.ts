import type { Model } from './models.ts';

const bag = { kind: 'bag', feminine: false, targets: 'w', size: 'one', patterns: ['plain'] } as const;
const shoes = { kind: 'shoes', feminine: true, size: 'shoe', patterns: ['plain'] } as const;
const hat = { kind: 'hat', feminine: false, targets: 'wm', size: 'hat', patterns: ['plain'] } as const;
const scarf = { kind: 'scarf', feminine: false, targets: 'wm', size: 'one' } as const;
const LEATHERS = [
  'noir',
  'marron',
  'beige',
  'rouge',
  'bleu-fonce',
  'vert',
  'ecru',
  'orange',
  'dore',
] as const;

export const accessories: readonly Model[] = [
  {
    ...bag,
    name: ['Sac à rabat', 'flap bag'],
    weight: 4,
    price: 55,
    traits: { style: 'flap' },
    materials: ['leather', 'suede'],
    colours: LEATHERS,
    cut: [
      [
        'Rabat à fermoir doré, soufflets souples, bandoulière réglable.',
        'Flap with a gilt clasp, soft gussets, adjustable strap.',
      ],
      [
        'Deux compartiments et une poche zippée, couture sellier.',
        'Two compartments and a zipped pocket, saddle-stitched.',
      ],
    ],
    wear: [
      ['Porté croisé le jour, à l’épaule le soir.', 'Across the body by day, on the shoulder at night.'],
      ['Un livre de poche y tient, pas davantage.', 'It takes a paperback and little more.'],
    ],
  },
  {
    ...bag,
    name: ['Cabas', 'tote bag'],
    weight: 3,
    price: 40,
    targets: 'wm',
    traits: { style: 'tote' },
    materials: ['canvas', 'leather', 'straw'],
    colours: [...LEATHERS, 'blanc', 'gris'],
    cut: [
      [
        'Deux anses longues, fond renforcé, poche intérieure.',
        'Two long handles, reinforced base, inside pocket.',
      ],
      ['Grand format, ouvert, sans doublure inutile.', 'Large, open-topped, no needless lining.'],
    ],
    wear: [
      ['Avale un ordinateur et le marché.', 'Swallows a laptop and the shopping.'],
      ['Les anses passent sur un manteau.', 'The handles clear a coat.'],
    ],
  },
  {
    ...bag,
    name: ['Sac seau', 'bucket bag'],
    weight: 3,
    price: 48,
    traits: { style: 'bucket' },
    materials: ['leather', 'suede', 'straw'],
    colours: LEATHERS,
    decades: [1970, 1980, 1990],
    cut: [
      [
        'Fermé par un cordon coulissant, fond rond, longue bandoulière.',
        'Drawstring top, round base, long strap.',
      ],
      ['Souple et sans façon, avec ses œillets de laiton.', 'Soft and unfussy, with brass eyelets.'],
    ],
    wear: [
      ['Prend la forme de ce qu’on y met.', 'Takes the shape of what you put in it.'],
      ['À l’épaule, cordon relâché.', 'On the shoulder, cord loose.'],
    ],
  },
  {
    ...bag,
    name: ['Sac à main rigide', 'top-handle bag'],
    weight: 3,
    price: 62,
    traits: { style: 'handle' },
    materials: ['leather'],
    colours: LEATHERS,
    decades: [1950, 1960, 1970],
    cut: [
      [
        'Forme trapèze, poignée courte, fermoir à tourniquet.',
        'Trapeze shape, short handle, turn-lock clasp.',
      ],
      [
        'Monture solide, doublure de cuir, quatre pieds de laiton.',
        'A sturdy frame, leather lining, four brass feet.',
      ],
    ],
    wear: [
      ['Au coude, comme on tient un secret.', 'In the crook of the arm, like a secret.'],
      ['Il redonne de la tenue à un jean.', 'It straightens up a pair of jeans.'],
    ],
  },
  {
    ...shoes,
    targets: 'w',
    name: ['Escarpins', 'court shoes'],
    feminine: false,
    weight: 3,
    price: 42,
    traits: { style: 'pump' },
    materials: ['leather', 'suede'],
    colours: LEATHERS,
    cut: [
      [
        'Bout légèrement pointu, talon de sept centimètres, semelle cuir.',
        'Slightly pointed toe, seven-centimetre heel, leather sole.',
      ],
      [
        'Cambrure douce, entrée basse qui allonge la jambe.',
        'A gentle arch and a low vamp that lengthens the leg.',
      ],
    ],
    wear: [
      ['Talon refait à neuf, prêts à marcher.', 'New heel tips; ready to walk.'],
      ['Chaussent petit : une demi-taille au-dessus.', 'They run small: go half a size up.'],
    ],
  },
  {
    ...shoes,
    targets: 'wm',
    name: ['Mocassins', 'loafers'],
    feminine: false,
    weight: 4,
    price: 48,
    traits: { style: 'loafer' },
    materials: ['leather', 'suede'],
    colours: ['noir', 'marron', 'rouge', 'beige', 'bleu-fonce', 'vert', 'ecru'],
    cut: [
      ['Plateau cousu main, mors ou bride fendue, talon plat.', 'Hand-sewn apron, penny strap, flat heel.'],
      ['Semelle ressemelable, montage Blake.', 'Resoleable, Blake-stitched.'],
    ],
    wear: [
      ['Avec chaussettes blanches, sans complexe.', 'With white socks and no apology.'],
      ['Déjà faits, donc confortables le premier jour.', 'Broken in already, so comfortable on day one.'],
    ],
  },
  {
    ...shoes,
    targets: 'wm',
    name: ['Bottines', 'ankle boots'],
    weight: 4,
    price: 58,
    traits: { style: 'ankle' },
    materials: ['leather', 'suede'],
    colours: ['noir', 'marron', 'beige', 'rouge', 'bleu-fonce'],
    cut: [
      [
        'Élastiques latéraux, bout rond, talon de trois centimètres.',
        'Elastic sides, round toe, three-centimetre heel.',
      ],
      ['Tige près de la cheville, tirette au dos.', 'Close to the ankle, pull tab at the back.'],
    ],
    wear: [
      ['Sous un jean droit ou une robe longue.', 'Under straight jeans or a long dress.'],
      ['Ressemelées de gomme, elles ne glissent pas.', 'Resoled in rubber, so they grip.'],
    ],
  },
  {
    ...shoes,
    targets: 'w',
    name: ['Bottes hautes', 'tall boots'],
    weight: 3,
    price: 70,
    traits: { style: 'tall' },
    materials: ['leather', 'suede'],
    colours: ['noir', 'marron', 'beige', 'rouge', 'ecru'],
    decades: [1970, 1980, 1990, 2000],
    cut: [
      ['Tige au genou, zip intérieur, talon bottier.', 'Knee-high shaft, inside zip, stacked heel.'],
      [
        'Le mollet est droit, la cheville à peine froncée.',
        'Straight calf, just a hint of slouch at the ankle.',
      ],
    ],
    wear: [
      ['Sur des collants épais, avec une jupe à mi-cuisse.', 'With thick tights and a short skirt.'],
      [
        'Une paire de semelles et elles repartent pour dix ans.',
        'New insoles and they are good for another decade.',
      ],
    ],
  },
  {
    ...shoes,
    targets: 'wmk',
    name: ['Baskets', 'trainers'],
    weight: 4,
    price: 38,
    traits: { style: 'trainer' },
    materials: ['canvas', 'leather', 'suede'],
    colours: ['blanc', 'noir', 'bleu-fonce', 'rouge', 'vert', 'jaune', 'gris', 'ecru'],
    cut: [
      ['Semelle vulcanisée, bout renforcé, œillets métal.', 'Vulcanised sole, toe cap, metal eyelets.'],
      ['Tige basse, languette fine, lacets remplacés.', 'Low-cut, thin tongue, new laces.'],
    ],
    wear: [
      ['Avec tout, y compris une robe du soir.', 'With anything, evening dress included.'],
      ['Taillent normalement.', 'True to size.'],
    ],
  },
  {
    ...hat,
    name: ['Chapeau', 'fedora'],
    weight: 3,
    price: 34,
    traits: { style: 'fedora' },
    materials: ['felt', 'straw'],
    colours: ['noir', 'marron', 'beige', 'gris', 'bleu-fonce', 'ecru', 'vert', 'rouge'],
    cut: [
      [
        'Calotte pincée, bord de six centimètres, gros-grain ton sur ton.',
        'Pinched crown, six-centimetre brim, tonal grosgrain.',
      ],
      ['Bord souple que l’on cambre à la main.', 'A soft brim to shape by hand.'],
    ],
    wear: [
      ['Incliné d’un doigt, pas de deux.', 'Tilted one finger, never two.'],
      ['Tient au vent grâce à son cuir intérieur.', 'The inner leather band keeps it on in wind.'],
    ],
  },
  {
    ...hat,
    name: ['Béret', 'beret'],
    weight: 3,
    price: 18,
    traits: { style: 'beret' },
    materials: ['wool', 'felt'],
    cut: [
      [
        'Tricoté puis foulé, sans couture, avec son cabillou.',
        'Knitted then felted, seamless, with its little stalk.',
      ],
      ['Bord intérieur en cuir, grand plateau souple.', 'Leather-bound edge, wide soft crown.'],
    ],
    wear: [
      ['Tiré sur une oreille.', 'Pulled over one ear.'],
      ['Plié dans une poche, il revient toujours.', 'Folded in a pocket, it always springs back.'],
    ],
  },
  {
    ...hat,
    name: ['Bonnet', 'beanie'],
    weight: 3,
    price: 16,
    targets: 'wmk',
    traits: { style: 'beanie' },
    materials: ['wool', 'cashmere', 'acrylic'],
    patterns: ['plain', 'fairisle', 'plain'],
    cut: [
      ['Côtes anglaises, revers double, pompon amovible.', 'Fisherman’s rib, double cuff.'],
      ['Maille épaisse, quatre diminutions au sommet.', 'Chunky knit, four decreases at the crown.'],
    ],
    wear: [
      ['Posé haut ou enfoncé, selon la bise.', 'Worn high or pulled down, depending on the wind.'],
      ['Revers d’un tour ou de deux.', 'One turn of the cuff or two.'],
    ],
  },
  {
    ...hat,
    name: ['Capeline', 'sun hat'],
    feminine: true,
    targets: 'w',
    weight: 2,
    price: 28,
    traits: { style: 'sun' },
    materials: ['straw'],
    colours: ['beige', 'ecru', 'dore', 'noir', 'marron', 'rouge', 'blanc'],
    cut: [
      ['Bord large et souple, calotte ronde, ruban noué.', 'A wide floppy brim, round crown, tied ribbon.'],
      ['Tressage fin, fil métallique dans le bord.', 'Fine plaiting with a wire in the brim.'],
    ],
    wear: [
      ['Pour les siestes et les mariages.', 'For siestas and weddings.'],
      ['Se transporte remplie de foulards.', 'Travels best stuffed with scarves.'],
    ],
  },
  {
    ...scarf,
    name: ['Carré', 'square scarf'],
    weight: 4,
    price: 36,
    targets: 'w',
    traits: { style: 'square' },
    materials: ['silk', 'viscose', 'cotton'],
    patterns: ['floral', 'paisley', 'dots', 'geometric', 'leopard', 'tartan', 'liberty'],
    cut: [
      [
        'Roulotté main, quatre-vingt-dix centimètres de côté.',
        'Hand-rolled edges, ninety centimetres square.',
      ],
      ['Bordure unie qui encadre le motif.', 'A plain border frames the print.'],
    ],
    wear: [
      ['Au cou, dans les cheveux, à l’anse d’un sac.', 'At the neck, in the hair, on a bag handle.'],
      ['Plié en triangle, noué derrière.', 'Folded in a triangle, tied behind.'],
    ],
  },
  {
    ...scarf,
    name: ['Écharpe', 'scarf'],
    feminine: true,
    weight: 4,
    price: 26,
    traits: { style: 'long' },
    materials: ['wool', 'cashmere', 'mohair'],
    patterns: ['tartan', 'plain', 'stripes', 'houndstooth', 'windowpane', 'herringbone'],
    cut: [
      ['Tissée en plein, frangée aux deux bouts.', 'Woven in the piece, fringed at both ends.'],
      ['Assez longue pour deux tours.', 'Long enough to go round twice.'],
    ],
    wear: [
      ['Nouée à la parisienne ou simplement jetée.', 'Looped or simply thrown over.'],
      ['Glissée sous le revers d’un manteau.', 'Tucked under a coat lapel.'],
    ],
  },
];
