import type { Listing } from './listing.ts';
import { sellerEmail } from './sellers.ts';
import { type Pair, withFrenchSpaces } from './words/pair.ts';

/** Feed columns that a product card does not show; empty columns are left out. */
type Columns = Record<string, string>;

const said = (column: string, pair: Pair | null): Columns =>
  pair ? { [column]: withFrenchSpaces(pair[0]), [`${column}_en`]: pair[1] } : {};

/** French women's sizes and their labels in other countries. */
const WOMEN_SIZES: Readonly<Record<string, string>> = {
  34: 'FR:34;UK:6;US:2;IT:38;DE:32',
  36: 'FR:36;UK:8;US:4;IT:40;DE:34',
  38: 'FR:38;UK:10;US:6;IT:42;DE:36',
  40: 'FR:40;UK:12;US:8;IT:44;DE:38',
  42: 'FR:42;UK:14;US:10;IT:46;DE:40',
  44: 'FR:44;UK:16;US:12;IT:48;DE:42',
  46: 'FR:46;UK:18;US:14;IT:50;DE:44',
};
const WOMEN_SHOES: Readonly<Record<string, string>> = {
  36: 'EU:36;UK:3.5;US:5.5',
  37: 'EU:37;UK:4;US:6',
  38: 'EU:38;UK:5;US:7',
  39: 'EU:39;UK:6;US:8',
  40: 'EU:40;UK:6.5;US:8.5',
  41: 'EU:41;UK:7.5;US:9.5',
};

function internationalSizes({ target, model, size }: Listing): string {
  if (target !== 'w') return '';
  if (model.size === 'number') return WOMEN_SIZES[size] ?? '';
  return model.size === 'shoe' ? (WOMEN_SHOES[size] ?? '') : '';
}

function sizing({ traits, decade, model }: Listing): Pair | null {
  if (traits['fit'] === 'loose')
    return ['Coupe ample : prenez votre taille habituelle.', 'Loose fit: take your usual size.'];
  if (traits['fit'] === 'close')
    return [
      'Coupe près du corps : entre deux tailles, prenez la plus grande.',
      'Close fit: if you’re between sizes, take the larger one.',
    ];
  return decade > 0 && decade < 1990 && model.size === 'number'
    ? [
        'Les tailles de l’époque étaient plus petites : fiez-vous aux mesures.',
        'Sizes ran smaller at the time: go by the measurements.',
      ]
    : null;
}

const CM_PER_INCH = 2.54;

function sizeGuide({ size }: Listing): Pair | null {
  const [, waist, leg] = /^W(\d+) L(\d+)$/.exec(size) ?? [];
  if (waist === undefined || leg === undefined) return null;
  const [around, inside] = [waist, leg].map((inches) => Math.round(Number(inches) * CM_PER_INCH));
  return [
    `W et L sont en pouces : W${waist} convient à un tour de taille d’environ ${around} cm, L${leg} à un entrejambe de ${inside} cm.`,
    `W and L are inches: W${waist} suits a waist of about ${around} cm, L${leg} an inside leg of ${inside} cm.`,
  ];
}

const further = ({ family, store }: Listing): Pair | null =>
  family === 'upcycled'
    ? [
        `Pièce refaite à la main par ${store.name} à partir de pièces plus anciennes.`,
        `Remade by hand by ${store.name} from older pieces.`,
      ]
    : null;

const shipping = ({ store }: Listing): Columns =>
  store.express
    ? {
        ...said('shipping_condition', ['Expédié sous un jour ouvré', 'Ships within one working day']),
        ...said('shipping_condition_long', [
          `${store.name} remet le colis au transporteur le jour ouvré qui suit la commande.`,
          `${store.name} hands the parcel to the carrier on the working day after the order.`,
        ]),
      }
    : {};

function label({ family }: Listing): Columns {
  if (family === 'archive')
    return { labels: 'selection:Pièce de collection', labels_en: 'Collector’s piece' };
  return family === 'upcycled' ? { labels: 'craft:Refait à la main', labels_en: 'Remade by hand' } : {};
}

const ROMANTIC: ReadonlySet<string> = new Set(['floral', 'liberty']);
const SPORTY: ReadonlySet<string> = new Set(['Nike', 'Adidas', 'Champion', 'Lacoste']);
const DRESSY: ReadonlySet<string> = new Set(['silk', 'velvet']);
const WORK: ReadonlySet<string> = new Set(['trucker', 'chore']);
const PREPPY: ReadonlySet<string> = new Set(['blazer', 'loafer', 'pleated', 'duffle']);
const CLASSIC: ReadonlySet<string> = new Set(['trench', 'pea', 'straight', 'fedora']);
const SEVENTIES: ReadonlySet<string> = new Set(['dress', 'skirt', 'shirt']);

/** Returns the style that cut, material and decade suggest, or an empty string. */
function style({ brand, decade, kind, material, pattern, traits }: Listing): string {
  const cut = traits['style'] ?? '';
  if (SPORTY.has(brand) || cut === 'trainer') return 'Sport';
  if (WORK.has(cut) || material === 'denim') return 'Workwear';
  if (cut === 'biker') return 'Rock';
  if (decade === 1970 && SEVENTIES.has(kind)) return 'Bohème';
  if (DRESSY.has(material) && (kind === 'dress' || kind === 'skirt')) return 'Soirée';
  if (ROMANTIC.has(pattern) || cut === 'tiered') return 'Romantique';
  if (PREPPY.has(cut) || pattern === 'argyle') return 'Preppy';
  if (CLASSIC.has(cut)) return 'Classique';
  return pattern === 'plain' && decade >= 1990 ? 'Minimaliste' : '';
}

const FIBRES: Readonly<Record<string, string>> = {
  cotton: 'coton:100',
  linen: 'lin:100',
  viscose: 'viscose:100',
  silk: 'soie:100',
  polyester: 'polyester:100',
  wool: 'laine:80;polyamide:20',
  cashmere: 'cachemire:100',
  mohair: 'mohair:60;polyamide:40',
  acrylic: 'acrylique:100',
  denim: 'coton:98;élasthanne:2',
  corduroy: 'coton:100',
  velvet: 'coton:100',
  canvas: 'coton:100',
  nylon: 'polyamide:100',
  tweed: 'laine:100',
  flannel: 'laine:100',
  felt: 'laine:100',
  jersey: 'coton:95;élasthanne:5',
};

const CERTIFIED: ReadonlySet<string> = new Set(['cotton', 'linen', 'wool']);

function origin({ family, material, store }: Listing, id: number): Columns {
  if (family !== 'new_but_green') return {};
  const number = `000 ${id % 1000}`;
  if (id % 3 === 0)
    return {
      origin_reason: 'end_of_roll',
      ...said('origin_proof', [
        `Pièce coupée par ${store.name} dans une fin de rouleau ; bon de coupe n° ${number}.`,
        `Cut by ${store.name} from the end of a roll; cutting order no. ${number}.`,
      ]),
    };
  if (id % 3 === 1 && CERTIFIED.has(material))
    return {
      origin_reason: 'certified_material',
      ...said('origin_proof', [
        `Tissu suivi par un certificat de transaction n° ${number}, montré sur demande.`,
        `Cloth covered by transaction certificate no. ${number}, shown on request.`,
      ]),
    };
  return {
    origin_reason: 'deadstock',
    ...said('origin_proof', [
      `Stock jamais vendu d’une boutique fermée ; inventaire n° ${number}.`,
      `Unsold stock of a shop that closed; inventory no. ${number}.`,
    ]),
  };
}

/** Columns that the law requires for a new product: its manufacturer and its fibres. */
function forNew({ brand, condition, material, store }: Listing): Columns {
  if (condition !== 'neuf') return {};
  const name = brand || store.name;
  return {
    manufacturer: name,
    manufacturer_address: `Service qualité ${name}, BP 142, 59100 Roubaix, France`,
    manufacturer_contact: sellerEmail(store),
    fibres: FIBRES[material] ?? '',
  };
}

const KIDS_WARNING: Pair = [
  'Vérifiez que les cordons et les boutons tiennent bien avant de faire porter la pièce à un jeune enfant.',
  'Check that cords and buttons hold firmly before a young child wears the piece.',
];

/** Returns every column of a listing besides its card, description and measurements. */
export const notesOf = (listing: Listing, id: number): Columns => ({
  style: style(listing),
  ...label(listing),
  international_sizes: internationalSizes(listing),
  size_type: listing.size === 'Taille unique' ? '' : 'regular',
  ...said('sizing', sizing(listing)),
  ...said('size_guide', sizeGuide(listing)),
  ...said('further_information', further(listing)),
  ...shipping(listing),
  ...origin(listing, id),
  ...forNew(listing),
  ...said('safety_warnings', listing.target === 'k' ? KIDS_WARNING : null),
});
