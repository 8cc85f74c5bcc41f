import type { Material } from '@patine/illustrations';
import type { Pair } from './pair.ts';

interface MaterialWords {
  fr: string;
  en: string;
  feminine: boolean;
  /** Sentences that describe how the material feels. */
  touch: readonly Pair[];
  care: Pair;
}

const material = (
  fr: string,
  en: string,
  feminine: boolean,
  care: Pair,
  ...touch: Pair[]
): MaterialWords => ({ fr, en, feminine, care, touch });
const MACHINE: Pair = ['Lavage à 30 °C, à l’envers.', 'Machine wash at 30 °C, inside out.'];
const HAND: Pair = ['Lavage à la main, séchage à plat.', 'Hand wash and dry flat.'];
const DRY: Pair = ['Nettoyage à sec, une fois par saison suffit.', 'Dry clean; once a season is enough.'];
const BRUSH: Pair = [
  'Un coup de brosse souple et un lait incolore une fois l’an.',
  'A soft brush and a clear leather cream once a year.',
];

export const MATERIAL_WORDS: Readonly<Record<Material, MaterialWords>> = {
  cotton: material(
    'coton',
    'cotton',
    false,
    MACHINE,
    ['Coton d’un bon poids, adouci par les lavages', 'A good weight of cotton, softened by washing'],
    ['Coton serré qui tient sa forme', 'A close-woven cotton that holds its shape'],
    ['Popeline fraîche au toucher', 'Poplin, cool to the hand'],
  ),
  linen: material(
    'lin',
    'linen',
    false,
    MACHINE,
    ['Lin lavé qui se froisse avec élégance', 'Washed linen that creases gracefully'],
    ['Lin épais, à la trame irrégulière', 'A heavy linen with an uneven weave'],
    ['Lin léger, agréable dès vingt-cinq degrés', 'A light linen made for hot afternoons'],
  ),
  viscose: material(
    'viscose',
    'viscose',
    true,
    ['Lavage doux à 30 °C, repassage tiède sur l’envers.', 'Gentle wash at 30 °C, cool iron inside out.'],
    ['Viscose fluide qui suit le mouvement', 'A fluid viscose that moves as you do'],
    ['Crêpe de viscose au tombé souple', 'Viscose crêpe with an easy drape'],
  ),
  silk: material(
    'soie',
    'silk',
    true,
    ['Lavage à la main à l’eau froide ou nettoyage à sec.', 'Hand wash in cold water, or dry clean.'],
    [
      'Soie lavée, mate à l’endroit et brillante à l’envers',
      'Washed silk, matte on one side and bright on the other',
    ],
    ['Twill de soie assez dense pour ne pas glisser', 'Silk twill dense enough not to slip'],
  ),
  polyester: material(
    'polyester',
    'polyester',
    false,
    MACHINE,
    ['Polyester d’époque, infroissable et sans entretien', 'Period polyester that never creases'],
    ['Crêpe synthétique léger, qui sèche en une heure', 'A light synthetic crêpe that dries within the hour'],
  ),
  wool: material(
    'laine',
    'wool',
    true,
    [
      'Aérer plutôt que laver ; sinon, programme laine à froid.',
      'Air rather than wash; otherwise a cold wool cycle.',
    ],
    ['Laine dense qui coupe le vent', 'A dense wool that stops the wind'],
    ['Laine vierge au grain fin', 'Fine-grained virgin wool'],
    ['Laine foulée, chaude sans être lourde', 'Milled wool, warm without weight'],
  ),
  cashmere: material(
    'cachemire',
    'cashmere',
    false,
    HAND,
    ['Cachemire deux fils, encore très doux', 'Two-ply cashmere, still very soft'],
    ['Cachemire écossais à maille serrée', 'Scottish cashmere in a close gauge'],
  ),
  mohair: material(
    'mohair',
    'mohair',
    false,
    HAND,
    ['Mohair brossé, léger comme un nuage', 'Brushed mohair, next to weightless'],
    ['Mohair mélangé de laine, qui ne gratte pas', 'Mohair blended with wool; no itch'],
  ),
  acrylic: material(
    'acrylique',
    'acrylic',
    false,
    MACHINE,
    ['Acrylique des bonnes années, qui ne feutre pas', 'Old-school acrylic that never felts'],
    ['Maille acrylique souple, facile au quotidien', 'A supple acrylic knit, easy every day'],
  ),
  denim: material(
    'denim',
    'denim',
    false,
    [
      'Lavage à froid et à l’envers, le plus rarement possible.',
      'Cold wash inside out, as seldom as you dare.',
    ],
    ['Denim rigide de 14 onces, délavé par l’usage', 'Rigid 14 oz denim, faded by wear'],
    [
      'Toile denim sans élasthanne, assouplie avec le temps',
      'Denim without a trace of stretch, broken in over time',
    ],
    ['Denim selvedge au liseré rouge', 'Selvedge denim with a red line'],
  ),
  corduroy: material(
    'velours côtelé',
    'corduroy',
    false,
    MACHINE,
    ['Velours à grosses côtes, dense et souple', 'Wide-wale corduroy, dense and supple'],
    ['Velours milleraies à peine lustré', 'Needlecord with barely any shine'],
  ),
  velvet: material(
    'velours',
    'velvet',
    false,
    DRY,
    ['Velours profond qui change avec la lumière', 'A deep velvet that shifts with the light'],
    ['Velours de coton ras, très doux', 'A short-pile cotton velvet, very soft'],
  ),
  leather: material(
    'cuir',
    'leather',
    false,
    BRUSH,
    ['Cuir pleine fleur à la patine régulière', 'Full-grain leather with an even patina'],
    ['Cuir d’agneau souple, qui épouse les gestes', 'Supple lambskin that follows every move'],
    ['Cuir de vachette épais, fait pour durer', 'Thick cowhide, built to last'],
  ),
  suede: material(
    'daim',
    'suede',
    false,
    ['Gomme et brosse crêpe ; jamais d’eau.', 'Suede eraser and crêpe brush; never water.'],
    ['Daim velouté, à poil court', 'Velvety short-nap suede'],
    ['Croûte de velours au grain profond', 'Split suede with a deep nap'],
  ),
  canvas: material(
    'toile',
    'canvas',
    true,
    MACHINE,
    ['Toile de coton épaisse, un peu passée', 'Heavy cotton canvas, gently faded'],
    ['Toile moleskine qui se fait à l’usage', 'A moleskin canvas that breaks in nicely'],
  ),
  nylon: material(
    'nylon',
    'nylon',
    false,
    MACHINE,
    ['Nylon léger et déperlant', 'Light, showerproof nylon'],
    ['Nylon technique au froissé discret', 'Technical nylon with a quiet rustle'],
  ),
  tweed: material(
    'tweed',
    'tweed',
    false,
    DRY,
    ['Tweed moucheté tissé en Écosse', 'Flecked tweed woven in Scotland'],
    ['Tweed bouclé aux fils mêlés', 'Bouclé tweed in mixed yarns'],
  ),
  flannel: material(
    'flanelle',
    'flannel',
    true,
    MACHINE,
    ['Flanelle grattée, chaude dès qu’on l’enfile', 'Brushed flannel, warm from the first minute'],
    ['Flanelle de coton épaisse', 'A heavy cotton flannel'],
  ),
  felt: material(
    'feutre',
    'felt',
    false,
    ['Brosser dans le sens du poil, défroisser à la vapeur.', 'Brush with the nap; steam to reshape.'],
    ['Feutre de laine moulé à la main', 'Hand-blocked wool felt'],
    ['Feutre de poil, léger et ferme', 'Fur felt, light and firm'],
  ),
  straw: material(
    'paille',
    'straw',
    true,
    [
      'Essuyer avec un linge humide, ranger à l’abri du soleil.',
      'Wipe with a damp cloth; store out of the sun.',
    ],
    ['Paille tressée fine et régulière', 'Fine, even plaited straw'],
    ['Raphia cousu en spirale', 'Raffia stitched in a spiral'],
  ),
  jersey: material(
    'jersey',
    'jersey',
    false,
    MACHINE,
    ['Jersey de coton épais, coutures doubles', 'Heavy cotton jersey with twin-needle seams'],
    ['Jersey fin et usé juste comme il faut', 'Thin jersey, worn in just enough'],
  ),
};
