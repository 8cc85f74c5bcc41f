import type { ColorSlug } from '@patine/core';
import { lookUp, type Named } from './named.ts';

export const COLOR_NAMES: readonly (Named & { slug: ColorSlug })[] = [
  { slug: 'blanc', fr: 'Blanc', en: 'White', also: ['blanche', 'off white', 'blanc cassé'] },
  { slug: 'noir', fr: 'Noir', en: 'Black', also: ['noire', 'anthracite', 'charcoal'] },
  { slug: 'gris', fr: 'Gris', en: 'Grey', also: ['grise', 'gray', 'gris clair', 'gris foncé', 'taupe'] },
  { slug: 'ecru', fr: 'Écru', en: 'Ecru', also: ['écrue', 'ivoire', 'ivory', 'cream', 'crème'] },
  { slug: 'beige', fr: 'Beige', en: 'Beige', also: ['sable', 'sand', 'nude', 'camel'] },
  { slug: 'marron', fr: 'Marron', en: 'Brown', also: ['brun', 'chocolat', 'chocolate', 'tan', 'cognac'] },
  { slug: 'rouge', fr: 'Rouge', en: 'Red', also: ['bordeaux', 'burgundy', 'grenat'] },
  { slug: 'rose', fr: 'Rose', en: 'Pink', also: ['fuchsia', 'vieux rose', 'corail', 'coral'] },
  { slug: 'orange', fr: 'Orange', en: 'Orange', also: ['rouille', 'rust', 'terracotta'] },
  { slug: 'jaune', fr: 'Jaune', en: 'Yellow', also: ['moutarde', 'mustard'] },
  { slug: 'vert', fr: 'Vert', en: 'Green', also: ['verte', 'kaki', 'khaki', 'olive', 'vert foncé'] },
  { slug: 'bleu-clair', fr: 'Bleu clair', en: 'Light blue', also: ['bleu ciel', 'sky blue', 'turquoise'] },
  { slug: 'bleu-moyen', fr: 'Bleu moyen', en: 'Mid-blue', also: ['bleu', 'blue', 'medium blue', 'bleu roi'] },
  {
    slug: 'bleu-fonce',
    fr: 'Bleu foncé',
    en: 'Dark blue',
    also: ['marine', 'bleu marine', 'navy', 'indigo'],
  },
  { slug: 'violet', fr: 'Violet', en: 'Purple', also: ['violette', 'mauve', 'lilas', 'lilac', 'prune'] },
  { slug: 'dore', fr: 'Doré', en: 'Gold', also: ['dorée', 'or', 'golden'] },
  { slug: 'argente', fr: 'Argenté', en: 'Silver', also: ['argentée', 'argent'] },
  {
    slug: 'multicolore',
    fr: 'Multicolore',
    en: 'Multicoloured',
    also: ['multicolour', 'multicolor', 'multi'],
  },
];

export const findColor = lookUp(COLOR_NAMES);
