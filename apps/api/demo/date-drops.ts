import { HOUR_MS } from '@patine/core';
import type { Database } from '../src/db/client.ts';
import { upsertDrop } from '../src/modules/catalogue/index.ts';

type DemoDrop = {
  slug: string;
  fr: [name: string, description: string, additionalInformation?: string];
  en: [name: string, description: string, additionalInformation?: string];
  /** Hours from the shop's first start. */
  opens: number;
  closes: number;
  /** Hours from the first start until the drop opens in the app. */
  inApp?: number;
};

const DEMO_DROPS: readonly DemoDrop[] = [
  {
    slug: 'archives-denim',
    fr: ['Archives denim', 'Jeans et vestes de plusieurs décennies, mesurés un par un.'],
    en: ['Denim archives', 'Jeans and jackets from several decades, measured one by one.'],
    opens: -48,
    closes: 55,
  },
  {
    slug: 'workwear',
    fr: [
      'Vêtements de travail',
      'Vestes d’atelier, pantalons de travail et chemises western, patinés par l’usage.',
    ],
    en: ['Workwear', 'Chore jackets, work trousers and western shirts, softened by use.'],
    opens: -24,
    closes: 170,
  },
  {
    slug: 'winter-knits',
    fr: ['Mailles d’hiver', 'Laine, mohair et cachemire pour les matins froids.'],
    en: ['Winter knits', 'Wool, mohair and cashmere for cold mornings.'],
    opens: -12,
    closes: 340,
  },
  {
    slug: 'summer-dresses',
    fr: ['Robes d’été', 'Coton, lin et viscose : des robes légères, toutes différentes.'],
    en: ['Summer dresses', 'Cotton, linen and viscose: light dresses, no two alike.'],
    opens: -6,
    closes: 260,
  },
  {
    slug: 'party-wardrobe',
    fr: [
      'Tenues de fête',
      'Robes de soie, blazers de velours et carrés imprimés, choisis pour les soirs de décembre.',
      'Chaque pièce est mesurée à plat et montrée de face, de dos et de près.',
    ],
    en: [
      'Party wardrobe',
      'Silk dresses, velvet blazers and printed squares, chosen for December evenings.',
      'Each piece is measured flat and shown from the front, from the back and up close.',
    ],
    inApp: 30,
    opens: 54,
    closes: 400,
  },
];

/** Dates the demo's drops relative to the first start, so that the home page shows open drops and one to come. */
export async function dateDemoDrops(db: Database, now: Date) {
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
  for (const { slug, fr, en, opens, closes, inApp } of DEMO_DROPS) {
    const drop = {
      nameFr: fr[0],
      nameEn: en[0],
      descriptionFr: fr[1],
      descriptionEn: en[1],
      shippingInfoFr: 'Les pièces de ce drop sont expédiées par leur vendeur sous deux jours ouvrés.',
      shippingInfoEn: 'Pieces in this drop ship from their sellers within two working days.',
      additionalInformationFr: fr[2] ?? null,
      additionalInformationEn: en[2] ?? null,
      preLaunchAt: inApp === undefined ? null : at(inApp),
      launchAt: at(opens),
      endAt: at(closes),
      isComingSoon: opens > 0,
    };
    await upsertDrop(db, slug, drop);
  }
}
