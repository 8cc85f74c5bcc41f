import type { Pair } from './words/pair.ts';

/** Sentences that fit any item of a decade. */
export const ERA: Readonly<Record<number, readonly Pair[]>> = {
  1950: [
    ['Ligne des années 50, couture main à l’intérieur.', 'A 1950s line, hand-finished inside.'],
    [
      'Étiquette cousue des années 50, numéro de modèle encore lisible.',
      'Sewn-in 1950s label, model number still legible.',
    ],
  ],
  1960: [
    ['Étiquette et fermeture d’époque : fin des années 60.', 'Label and fastening of the time: late 1960s.'],
    ['L’allure des années 60, sans le costume.', 'The look of the 1960s without the fancy dress.'],
    ['Daté{e} de 1967 environ, d’après la griffe.', 'From around 1967, going by the label.'],
  ],
  1970: [
    ['Années 70 jusque dans les coutures.', 'Seventies down to the seams.'],
    ['Retrouvé{e} dans une penderie de 1974, avec sa facture.', 'Found in a 1974 wardrobe, receipt and all.'],
    ['Proportions des années 70, et cela se voit.', 'Seventies proportions, and it shows.'],
  ],
  1980: [
    [
      'Un détail trahit les années 80, le reste a très bien vieilli.',
      'One detail gives away the 1980s; the rest has aged well.',
    ],
    ['Fabrication française des années 80.', 'Made in France in the 1980s.'],
    ['Stock d’une boutique fermée en 1988.', 'From the stock of a shop that closed in 1988.'],
  ],
  1990: [
    ['Coupe des années 90, étiquette de composition d’époque.', 'A nineties cut with its period care label.'],
    ['Sorti{e} tout droit d’un catalogue de 1994.', 'Straight out of a 1994 catalogue.'],
    ['Les années 90 dans ce qu’elles avaient de sobre.', 'The quiet side of the nineties.'],
  ],
  2000: [
    ['Début des années 2000, à redécouvrir.', 'Early 2000s, ripe for another look.'],
    ['Une saison 2003, déjà vintage.', 'A 2003 season and already vintage.'],
    ['L’esprit des années 2000, la fabrication en plus.', 'The spirit of the 2000s, only better made.'],
  ],
};

export const FAMILY: Readonly<Record<string, readonly Pair[]>> = {
  vintage: [
    ['Pièce unique, choisie à la main.', 'One of a kind, picked by hand.'],
    ['Nettoyé{e}, vérifié{e}, prêt{e} à partir.', 'Cleaned, checked and ready to go.'],
    [
      'Trouvé{e} chez un particulier qui en prenait grand soin.',
      'From a private wardrobe, clearly looked after.',
    ],
  ],
  archive: [
    ['Pièce d’archive, rarement vue en vente.', 'An archive piece seldom seen for sale.'],
    ['Collection identifiée grâce au numéro de série.', 'Collection traced through the serial number.'],
    ['À garder autant qu’à porter.', 'To keep as much as to wear.'],
  ],
  upcycled: [
    [
      'Retravaillé{e} à l’atelier à partir d’une pièce ancienne.',
      'Reworked in the studio from an older piece.',
    ],
    [
      'Recoupé{e} et remonté{e} à la main : il n’y en aura pas deux.',
      'Recut and resewn by hand; there will not be another.',
    ],
    [
      'Des chutes de tissu et une machine à coudre ont fait le reste.',
      'Offcuts and a sewing machine did the rest.',
    ],
  ],
  new_but_green: [
    ['Pièce neuve, faite en petite série.', 'New, made in a small run.'],
    [
      'Jamais porté{e} ; la provenance du tissu est détaillée plus bas.',
      'Never worn; see below for where the fabric comes from.',
    ],
    ['Fin de stock, étiquette cartonnée encore attachée.', 'End of line, swing tag still on.'],
  ],
  second_hand: [
    ['Porté{e} une saison à peine, avec soin.', 'Worn for barely a season, and with care.'],
    ['Seconde main récente, contrôlée couture par couture.', 'Recent second hand, checked seam by seam.'],
    [
      'Donné{e} par sa première propriétaire, qui a changé de taille.',
      'Passed on by a first owner who changed size.',
    ],
  ],
  imperfect: [
    [
      'Un défaut, un petit prix, une longue vie devant soi.',
      'One flaw, a small price and a long life ahead.',
    ],
    [
      'Le défaut est montré de près, et le prix en tient compte.',
      'The flaw is shown up close, and the price allows for it.',
    ],
    [
      'Parfait{e} pour qui sait coudre, très bien pour les autres.',
      'Perfect if you sew, very good if you do not.',
    ],
  ],
};

export const CONDITION: Readonly<Record<string, readonly Pair[]>> = {
  neuf: [
    ['Neuf avec étiquette.', 'New with tag.'],
    ['Jamais porté{e}, étiquette en place.', 'Never worn, tag attached.'],
    ['Neuf de stock ancien.', 'New old stock.'],
  ],
  tresBonEtat: [
    ['Très bon état, rien à signaler.', 'Very good condition, nothing to report.'],
    ['Aucune trace d’usure visible.', 'No visible wear.'],
    ['Porté{e} deux fois, tout au plus.', 'Worn twice at most.'],
    ['Coutures et finitions vérifiées.', 'Seams and finishing checked.'],
  ],
  bonEtat: [
    ['Bon état, usure normale.', 'Good condition, honest wear.'],
    ['Quelques sorties au compteur, rien de plus.', 'A few outings on the clock, no more.'],
    ['Porté{e} avec soin, cela se voit.', 'Worn with care, and it shows.'],
  ],
  etatCorrect: [
    ['État correct, décrit sans fard.', 'Fair condition, plainly described.'],
    ['A vécu, et le porte bien.', 'Has lived, and wears it well.'],
    ['Marques du temps visibles de près.', 'Marks of time visible up close.'],
  ],
};

export const FLAW_INTRO: readonly Pair[] = [
  ['À noter : ', 'Please note: '],
  ['Signalé : ', 'Worth knowing: '],
  ['Un point à connaître : ', 'One thing to know: '],
  ['Vu au contrôle : ', 'Seen at inspection: '],
];
