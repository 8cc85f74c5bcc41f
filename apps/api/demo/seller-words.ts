import type { Translations } from '@patine/core';

/** What the demo sellers say of themselves. */
export const SELLER_WORDS: Readonly<Record<string, Translations>> = {
  'La Malle de Suzanne': {
    fr: 'Suzanne a rempli une malle pendant quarante ans ; nous continuons. Robes du dimanche, chemisiers et manteaux de ville, lavés, repris au point près et repassés avant la photo.',
    en: 'Suzanne filled a trunk for forty years; we carry on. Sunday dresses, blouses and town coats, washed, mended stitch by stitch and pressed before they’re photographed.',
  },
  'Friperie des Docks': {
    fr: 'Des balles arrivées par le port, triées à la main une par une. Nous gardons une pièce sur vingt : celle qui a encore dix ans devant elle.',
    en: 'Bales from the port, sorted by hand, one garment at a time. We keep one piece in twenty: the one with another ten years in it.',
  },
  'Ourlet & Fils': {
    fr: 'Trois générations de tailleurs à Saint-Étienne. Ce qui passe chez nous repart ourlé, reboutonné et mesuré à plat, à l’endroit comme à l’envers.',
    en: 'Three generations of tailors in Saint-Étienne. What passes through our hands leaves hemmed, rebuttoned and measured flat, inside and out.',
  },
  'Le Portant Bleu': {
    fr: 'Une coopérative de cinq personnes et un portant qui ne désemplit pas. Vêtements de travail, bleus et toiles épaisses, choisis pour durer encore.',
    en: 'A cooperative of five and a rail that never empties. Workwear, chore blues and heavy canvas, chosen to last a good while longer.',
  },
  'Rive Retrouvée': {
    fr: 'Maud chine seule, au bord de la Loire, et ne propose que ce qu’elle porterait. Peu de pièces, beaucoup de soie et de laine.',
    en: 'Maud sources alone, by the Loire, and lists only what she’d wear herself. Few pieces, plenty of silk and wool.',
  },
  'Zolder Vintage': {
    fr: 'Un grenier anversois, du sol au toit. Les années soixante-dix à quatre-vingt-dix, coupes franches et couleurs vives, expédiées le lendemain.',
    en: 'An Antwerp attic, floor to rafters. Seventies to nineties, bold cuts and bright colours, shipped the next day.',
  },
  'Grenier Saint-Gilles': {
    fr: 'À deux pas de la Barrière, nous vidons des armoires bruxelloises avec leurs histoires. Chaque défaut est photographié de près.',
    en: 'Round the corner from the Barrière, we clear out Brussels wardrobes, stories included. Every flaw is photographed close up.',
  },
  'Kleiderhof Nord': {
    fr: 'Cirés, laine bouillie, cuir patiné : ce que le vent du nord a éprouvé. Nous réparons à Hambourg, dans l’atelier derrière la boutique.',
    en: 'Oilskins, boiled wool, worn-in leather: clothes the north wind has tested. We repair them in Hamburg, in the workshop behind the shop.',
  },
  'Armadio Ritrovato': {
    fr: 'Ce qui dort dans les armoires florentines : mailles fines, souliers cousus, vestes de tailleur. Nous vérifions les doublures avant les étiquettes.',
    en: 'What sleeps in Florentine wardrobes: fine knits, stitched shoes, tailored jackets. We check linings before labels.',
  },
  'Ropero Gracia': {
    fr: 'Gràcia, ses ateliers et ses places. Nous choisissons des pièces légères, des imprimés et des cuirs souples qui aiment la lumière.',
    en: 'Gràcia, its workshops and its squares. We pick light pieces, prints and soft leathers that love the sun.',
  },
  'Feira da Graça': {
    fr: 'Le samedi à la Feira da Ladra, le dimanche à laver, le lundi à mesurer. Lin, coton et maille, aux prix du marché.',
    en: 'Saturdays at the Feira da Ladra, Sundays at the wash, Mondays with the tape measure. Linen, cotton and knits, at market prices.',
  },
  'Tweedside Clothing': {
    fr: 'Sur les bords de la Tweed, là où l’on tisse depuis deux siècles. Laine, cachemire et vestes qui ont connu la pluie et s’en portent bien.',
    en: 'On the banks of the Tweed, where cloth has been woven for two centuries. Wool, cashmere and jackets that have seen rain and are none the worse for it.',
  },
  'Indigo Loods': {
    fr: 'Un hangar, dix tonnes de denim, aucune paire pareille. Nous datons chaque jean à ses rivets, à sa lisière et à son fil.',
    en: 'One warehouse, ten tonnes of denim, no two pairs alike. We date every pair of jeans by its rivets, selvedge and thread.',
  },
  'Trödel & Tracht': {
    fr: 'Vestes de tradition, loden et dentelle, mais aussi ce que Vienne portait pour sortir dans les années quatre-vingt. Le tout aéré, brossé, suspendu.',
    en: 'Traditional jackets, loden and lace, and what Vienna wore to go out in the eighties. All of it aired, brushed and hung.',
  },
};
