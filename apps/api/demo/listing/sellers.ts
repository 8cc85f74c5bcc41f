import type { Kind, Material } from '@patine/illustrations';
import type { Model } from './models/model.ts';

export interface Store {
  name: string;
  country: string;
  /** Relative share of the catalogue. */
  weight: number;
  /** True if the seller ships within a day. */
  express?: true;
}

export const STORES: readonly Store[] = [
  { name: 'La Malle de Suzanne', country: 'FR', weight: 12, express: true },
  { name: 'Friperie des Docks', country: 'FR', weight: 11 },
  { name: 'Ourlet & Fils', country: 'FR', weight: 9 },
  { name: 'Le Portant Bleu', country: 'FR', weight: 9, express: true },
  { name: 'Rive Retrouvée', country: 'FR', weight: 7 },
  { name: 'Zolder Vintage', country: 'BE', weight: 8, express: true },
  { name: 'Grenier Saint-Gilles', country: 'BE', weight: 6 },
  { name: 'Kleiderhof Nord', country: 'DE', weight: 8 },
  { name: 'Armadio Ritrovato', country: 'IT', weight: 8 },
  { name: 'Ropero Gracia', country: 'ES', weight: 6 },
  { name: 'Feira da Graça', country: 'PT', weight: 6 },
  { name: 'Tweedside Clothing', country: 'GB', weight: 5 },
  { name: 'Indigo Loods', country: 'NL', weight: 7 },
  { name: 'Trödel & Tracht', country: 'AT', weight: 4 },
];

/** The domain does not exist; the demo's emails are shown in the shop's own mailbox. */
export const sellerEmail = ({ name }: Store) =>
  `${name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '')}@vendeurs.example`;

export interface Brand {
  name: string;
  /** Second-hand price relative to an item without a brand. */
  worth: number;
  kinds: readonly Kind[];
  targets: string;
  denim?: boolean;
}

const brand = (name: string, worth: number, targets: string, kinds: string): Brand => ({
  name,
  worth,
  targets,
  kinds: kinds.split(' ') as Kind[],
});
const TOPS = 'dress jumper shirt skirt jacket coat';

/** Targets: w women, m men, k kids. */
export const BRANDS: readonly Brand[] = [
  brand("Levi's", 1.5, 'wmk', 'jeans jacket shorts shirt tshirt'),
  brand('Lee', 1.15, 'wm', 'jeans jacket shorts shirt'),
  brand('Wrangler', 1.15, 'wmk', 'jeans jacket shorts shirt'),
  brand('Carhartt', 1.4, 'wm', 'jeans jacket coat shirt tshirt jumper hat'),
  brand('Dickies', 1, 'm', 'jeans jacket shirt shorts'),
  brand('Le Laboureur', 1.2, 'm', 'jacket jeans shirt'),
  brand('Barbour', 2.1, 'wm', 'jacket coat'),
  brand('Burberry', 3.4, 'wm', 'coat scarf shirt skirt'),
  brand('Aquascutum', 2.6, 'wm', 'coat jacket scarf'),
  brand('Max Mara', 2.8, 'w', 'coat jacket dress skirt'),
  brand('Cacharel', 1.5, 'wk', 'dress shirt skirt scarf'),
  brand('Agnès b.', 1.6, 'wmk', `${TOPS} tshirt`),
  brand('Sézane', 1.5, 'w', `${TOPS} bag shoes`),
  brand('A.P.C.', 1.6, 'wm', 'jeans jacket coat jumper shirt bag dress'),
  brand('Kenzo', 1.9, 'wm', `${TOPS} scarf`),
  brand('Yves Saint Laurent', 3.2, 'wm', `${TOPS} scarf bag shoes`),
  brand('Dior', 3.9, 'w', 'jacket coat dress scarf bag'),
  brand('Jean Paul Gaultier', 2.8, 'wm', 'jacket dress tshirt jumper skirt'),
  brand('Courrèges', 3, 'w', 'jacket dress skirt coat'),
  brand('Thierry Mugler', 3.1, 'w', 'jacket dress skirt'),
  brand('Isabel Marant', 2.2, 'w', `${TOPS} shoes`),
  brand('Vanessa Bruno', 1.7, 'w', 'dress shirt bag skirt'),
  brand('Sonia Rykiel', 2, 'w', 'jumper dress skirt'),
  brand('Claudie Pierlot', 1.5, 'w', TOPS),
  brand('Maje', 1.4, 'w', TOPS),
  brand('Sandro', 1.4, 'wm', TOPS),
  brand('Ba&sh', 1.5, 'w', 'dress shirt skirt'),
  brand('Rouje', 1.5, 'w', 'dress shirt skirt'),
  brand('Laura Ashley', 1.4, 'wk', 'dress skirt shirt'),
  brand('Escada', 1.8, 'w', 'jacket shirt jumper skirt'),
  brand('Mondi', 1.1, 'w', 'jacket skirt shirt'),
  brand('Saint James', 1.3, 'wmk', 'tshirt jumper'),
  brand('Armor Lux', 1.1, 'wmk', 'tshirt jumper'),
  brand('Petit Bateau', 1, 'k', 'tshirt dress shorts jumper'),
  brand('Bonpoint', 1.9, 'k', 'dress shirt coat shorts'),
  brand('Jacadi', 1.3, 'k', 'dress coat shirt jumper'),
  brand('OshKosh', 1, 'k', 'jeans jacket shorts'),
  brand('Lacoste', 1.3, 'wmk', 'tshirt jumper shirt'),
  brand('Ralph Lauren', 1.5, 'wmk', 'shirt jumper jacket tshirt skirt'),
  brand('Tommy Hilfiger', 1.2, 'wmk', 'shirt jumper jacket tshirt'),
  brand('Nike', 1.1, 'wmk', 'tshirt jacket shorts shoes'),
  brand('Adidas', 1.1, 'wmk', 'tshirt jacket shorts shoes'),
  brand('Champion', 1.1, 'm', 'tshirt jumper'),
  brand('The North Face', 1.5, 'wm', 'jacket coat'),
  brand('Patagonia', 1.6, 'wm', 'jacket shorts shirt'),
  brand('Pendleton', 1.6, 'wm', 'shirt coat'),
  brand('Woolrich', 1.5, 'm', 'shirt coat jacket'),
  brand('Pringle of Scotland', 1.6, 'wm', 'jumper'),
  brand('Benetton', 0.9, 'wmk', 'jumper shirt skirt'),
  brand('Missoni', 2.4, 'w', 'jumper dress scarf'),
  brand('Stefanel', 0.9, 'w', 'jumper skirt'),
  brand('Hermès', 4.2, 'wm', 'scarf bag'),
  brand('Longchamp', 1.6, 'w', 'bag scarf'),
  brand('Lancel', 1.7, 'w', 'bag'),
  brand('Coach', 1.7, 'w', 'bag'),
  brand('Bally', 1.9, 'wm', 'bag shoes'),
  brand('Céline', 3.2, 'w', 'bag scarf jacket skirt'),
  brand('Paraboot', 1.9, 'wm', 'shoes'),
  brand('Church’s', 2.3, 'm', 'shoes'),
  brand('Dr. Martens', 1.4, 'wm', 'shoes'),
  brand('Charles Jourdan', 1.7, 'w', 'shoes'),
  brand('Repetto', 1.5, 'w', 'shoes'),
  brand('Clarks', 1.1, 'wm', 'shoes'),
  brand('Camper', 1.1, 'wm', 'shoes'),
  brand('Borsalino', 2.2, 'wm', 'hat'),
  brand('Stetson', 1.8, 'wm', 'hat'),
  brand('Kangol', 1.2, 'wm', 'hat'),
  brand('Johnstons of Elgin', 1.9, 'wm', 'scarf jumper'),
  brand('Schott', 2.1, 'wm', 'jacket'),
];

const SPORT: ReadonlySet<string> = new Set(['Nike', 'Adidas', 'Champion', 'The North Face', 'Patagonia']);
const DENIM: ReadonlySet<string> = new Set(["Levi's", 'Lee', 'Wrangler', 'OshKosh']);
const TAILORED: ReadonlySet<string> = new Set(['blazer', 'biker', 'trench', 'wrap', 'straight']);

/**
 * Returns true if the brand could have made the item: no trench coat from a trainer maker, no biker jacket from a jeans
 * maker.
 */
export function makes(brandName: string, { kind, traits }: Model, material: Material): boolean {
  const style = traits.style ?? '';
  if (SPORT.has(brandName)) {
    if (kind === 'shoes') return style === 'trainer';
    return kind !== 'shorts' || traits.cut === 'sport' ? !TAILORED.has(style) && style !== 'trucker' : false;
  }
  if (DENIM.has(brandName))
    return material === 'denim' || material === 'corduroy' || kind === 'shirt' || kind === 'tshirt';
  if (brandName === 'Johnstons of Elgin') return material === 'wool' || material === 'cashmere';
  if (brandName === 'Schott') return style === 'biker' || style === 'blouson';
  if (brandName === 'Barbour') return style !== 'biker' && style !== 'trucker' && style !== 'wrap';
  if (brandName === 'Church’s' || brandName === 'Repetto' || brandName === 'Charles Jourdan')
    return style !== 'trainer';
  return true;
}
