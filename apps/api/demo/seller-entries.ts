import type { SellerEntry } from '../src/modules/sellers/index.ts';
import { sellerEmail, STORES, type Store } from './listing/sellers.ts';
import { SELLER_WORDS } from './seller-words.ts';

type Identity = readonly [
  legalName: string,
  legalForm: string,
  /** Street, postal code and town, separated by bars. */
  address: string,
  phone: string,
  registration: readonly [register: string, number: string],
  vatNumber: string | null,
  compliesSince: string,
];

/**
 * All numbers are fictitious: no register assigns numbers with these prefixes, and the phone numbers are reserved for
 * fiction or unassigned.
 */
const IDENTITIES: Readonly<Record<string, Identity>> = {
  'La Malle de Suzanne': [
    'La Malle de Suzanne',
    'SARL',
    '27 rue du Curoir|59100|Roubaix',
    '+33 3 53 01 42 31',
    ['RCS Lille Métropole', '000 142 017'],
    'FR39000142017',
    '2026-01-12',
  ],
  'Friperie des Docks': [
    'Docks Seconde Main',
    'SAS',
    '8 quai Frissard|76600|Le Havre',
    '+33 2 61 91 42 32',
    ['RCS Le Havre', '000 142 025'],
    'FR63000142025',
    '2026-01-12',
  ],
  'Ourlet & Fils': [
    'Ourlet et Fils',
    'EURL',
    '14 rue Roger Salengro|42000|Saint-Étienne',
    '+33 4 65 71 42 33',
    ['RCS Saint-Étienne', '000 142 033'],
    'FR87000142033',
    '2026-01-19',
  ],
  'Le Portant Bleu': [
    'Le Portant Bleu',
    'SCOP SARL',
    '51 rue des Filatiers|31000|Toulouse',
    '+33 5 36 49 42 34',
    ['RCS Toulouse', '000 142 041'],
    'FR14000142041',
    '2026-01-19',
  ],
  'Rive Retrouvée': [
    'Maud Carpentier',
    'Entreprise individuelle',
    '3 quai de la Fosse|44000|Nantes',
    '+33 2 61 91 42 35',
    ['RCS Nantes', '000 142 058'],
    null,
    '2026-02-02',
  ],
  'Zolder Vintage': [
    'Zolder Vintage',
    'BV',
    'Kloosterstraat 118|2000|Antwerpen',
    '+32 3 000 14 20',
    ['KBO', '0000.142.035'],
    'BE0000142035',
    '2026-02-02',
  ],
  'Grenier Saint-Gilles': [
    'Grenier Saint-Gilles',
    'SRL',
    'Rue de Moscou 22|1060|Saint-Gilles',
    '+32 2 000 14 21',
    ['BCE', '0000.142.134'],
    'BE0000142134',
    '2026-02-09',
  ],
  'Kleiderhof Nord': [
    'Kleiderhof Nord',
    'GmbH',
    'Bernstorffstraße 96|22767|Hamburg',
    '+49 40 66969 214',
    ['Handelsregister Hamburg', 'HRB 000142'],
    'DE000001420',
    '2026-02-09',
  ],
  'Armadio Ritrovato': [
    'Armadio Ritrovato',
    'S.r.l.',
    'Via Santo Spirito 31|50125|Firenze',
    '+39 055 000 1420',
    ['Registro delle Imprese di Firenze', 'FI-000142'],
    'IT00000014209',
    '2026-02-16',
  ],
  'Ropero Gracia': [
    'Ropero Gracia',
    'S.L.',
    'Carrer de Verdi 44|08012|Barcelona',
    '+34 900 000 142',
    ['Registro Mercantil de Barcelona', 'B-000142'],
    'ESB00000142',
    '2026-02-16',
  ],
  'Feira da Graça': [
    'Feira da Graça',
    'Unipessoal Lda',
    'Rua da Voz do Operário 17|1100-621|Lisboa',
    '+351 210 000 142',
    ['Conservatória do Registo Comercial de Lisboa', '000 014 206'],
    'PT000014206',
    '2026-02-23',
  ],
  'Tweedside Clothing': [
    'Tweedside Clothing',
    'Limited company',
    '9 Bridge Street|TD6 9LP|Melrose',
    '+44 131 496 0142',
    ['Companies House', 'SC000000'],
    'GB000014200',
    '2026-02-23',
  ],
  'Indigo Loods': [
    'Indigo Loods',
    'BV',
    'Veemarktkade 8|5222 AE|’s-Hertogenbosch',
    '+31 73 000 1420',
    ['KVK', '00000142'],
    'NL000001420B01',
    '2026-03-02',
  ],
  'Trödel & Tracht': [
    'Trödel und Tracht',
    'e.U.',
    'Neubaugasse 60|1070|Wien',
    '+43 1 000 1420',
    ['Firmenbuch Wien', 'FN 000142 p'],
    'ATU00014206',
    '2026-03-02',
  ],
};

function entryOf(store: Store): SellerEntry {
  const identity = IDENTITIES[store.name];
  if (!identity) throw new Error(`TOLD has no legal identity of ${store.name}`);
  const [legalName, legalForm, place, phone, [register, number], vatNumber, compliesSince] = identity;
  const [street = '', postalCode = '', city = ''] = place.split('|');
  return {
    seller: store.name,
    legalName,
    legalForm,
    address: { street, postalCode, city, country: store.country },
    email: sellerEmail(store),
    phone,
    registration: { register, number },
    vatNumber,
    compliesSince,
    eprNumber: `FR${number.replaceAll(/\D/g, '').padStart(6, '0').slice(-6)}_11EXEM`,
    about: SELLER_WORDS[store.name] ?? null,
  };
}

/** The legal identities of the demo sellers, in the format of an operator's file. */
export const demoSellers = (): SellerEntry[] => STORES.map(entryOf);
