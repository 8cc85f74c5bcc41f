import { judge, type JudgedSet } from './judgement.ts';
import {
  BAG,
  BLUES,
  DRESS,
  HATS,
  JACKET,
  JEANS,
  KNIT,
  SHIRT,
  SHOES,
  SHORTS,
  SKIRT,
  TEE,
  TROUSERS,
} from './pieces.ts';

const VELVETS = ['corduroy', 'velvet'] as const;
const NO_LEATHER_NOR_DENIM = { not: { material: ['leather', 'denim'] } } as const;

/** 30 further questions in French, written before the shop was asked any of them. */
export const FRENCH_FOURTH: JudgedSet = {
  sizes: [
    judge(
      'escarpins pointure 37',
      { ...SHOES, name: /escarpin/i, size: '37' },
      { ...SHOES, universe: 'women', size: '37' },
    ),
    judge('robe en lin taille 36', { ...DRESS, material: 'linen', size: '36' }),
    judge('chemise homme bleue taille S', { ...SHIRT, universe: 'men', color: BLUES, size: 's' }),
    judge(
      'blazer femme 40',
      { ...JACKET, name: /blazer/i, universe: 'women', size: '40' },
      { ...JACKET, universe: 'women', size: '40' },
    ),
    judge('short homme en L', { ...SHORTS, universe: 'men', size: 'l' }),
    judge(
      'bottes marron 38',
      { ...SHOES, name: /botte/i, color: 'marron', size: '38' },
      { ...SHOES, color: 'marron', size: '38' },
    ),
    judge('jean large w28', { ...JEANS, name: /large/i, size: 'w28' }, { ...TROUSERS, size: 'w28' }),
  ],
  prices: [
    judge('sac cuir max 100 €', { ...BAG, material: 'leather', price: [null, 100] }),
    judge('pull laine 25 à 50 €', { ...KNIT, material: 'wool', price: [25, 50] }),
    judge('veste en cuir homme moins de 90€', {
      ...JACKET,
      material: 'leather',
      universe: 'men',
      price: [null, 90],
    }),
    judge('jupe à petit prix', { ...SKIRT, cheap: true }),
  ],
  negation: [
    judge('robe d’été sans fleurs', { ...DRESS, not: { pattern: 'flowers' } }),
    judge('sac pas en cuir', { ...BAG, not: { material: 'leather' } }),
    judge('veste femme ni cuir ni jean', { ...JACKET, universe: 'women', ...NO_LEATHER_NOR_DENIM }),
    judge(
      'jupe courte pas noire',
      { ...SKIRT, name: /court|mini/i, not: { color: 'noir' } },
      { ...SKIRT, not: { color: 'noir' } },
    ),
  ],
  brands: [
    judge(
      'marinière armor lux',
      { ...TEE, name: /marinière/i, brand: 'Armor Lux' },
      { ...TEE, brand: 'Armor Lux' },
    ),
    judge(
      'carhartt pantalon de travail',
      { ...TROUSERS, name: /travail/i, brand: 'Carhartt' },
      { ...TROUSERS, brand: 'Carhartt' },
    ),
    judge('barbour homme', { brand: 'Barbour', universe: 'men' }),
    judge('robe agnes b noire', { ...DRESS, brand: 'Agnès b.', color: 'noir' }),
    judge('polo lacoste', { name: /polo/i, brand: 'Lacoste' }, { ...TEE, brand: 'Lacoste' }),
  ],
  decades: [
    judge(
      'robe longue fleurie années 70',
      { ...DRESS, name: /longue/i, pattern: 'flowers', years: '1970' },
      { ...DRESS, pattern: 'flowers', years: '1970' },
    ),
    judge('chemise homme des années 80', { ...SHIRT, universe: 'men', years: '1980' }),
    judge('veste en jean nineties', { ...JACKET, material: 'denim', years: '1990' }),
  ],
  materials: [
    judge('jupe en daim', { ...SKIRT, material: 'suede' }),
    judge('pantalon homme velours côtelé', { ...TROUSERS, universe: 'men', material: VELVETS }),
    judge(
      'chemise flanelle carreaux',
      { ...SHIRT, material: 'flannel', pattern: 'checks' },
      { ...SHIRT, material: 'flannel' },
    ),
    judge('chaussures en toile', { ...SHOES, material: 'canvas' }),
  ],
  kinds: [
    judge('col roulé noir', { ...KNIT, name: /col roulé/i, color: 'noir' }, { ...KNIT, color: 'noir' }),
    judge('bonnet en laine', { ...HATS, name: /bonnet/i, material: 'wool' }, { ...HATS, material: 'wool' }),
    judge(
      'perfecto noir femme',
      { ...JACKET, name: /perfecto/i, color: 'noir', universe: 'women' },
      { ...JACKET, color: 'noir', universe: 'women' },
    ),
  ],
};
