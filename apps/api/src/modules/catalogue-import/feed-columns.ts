import { CONDITIONS, FAMILIES, ORIGIN_REASONS, SIZE_TYPES, type Target, type TaxScheme } from '@patine/core';
import type { z } from 'zod';
import * as cell from './cell-types.ts';
import { MEASURE_NAMES } from './parse-measure.ts';

type Column<T> = {
  schema: cell.CellType<T>;
  /** True when every feed must have the column and every row must fill it. */
  required?: boolean;
  /** False when an invalid cell drops only its own value; otherwise it skips the row. */
  skipsRow?: boolean;
  /** A valid cell. */
  example: string;
  /** The meaning of the column, printed in docs/catalogue-feed.md. */
  description: string;
};

const column = <T>(definition: Column<T>) => definition;
/** A column whose invalid cells do not skip the row. */
const extra = <T>(definition: Column<T>) => ({ ...definition, skipsRow: false });

const byKey = <T extends string>(values: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(values.map((value) => [value.toLowerCase(), value]));

const GENDERS: Readonly<Record<string, Target | 'either'>> = {
  female: 'women',
  male: 'men',
  unisex: 'either',
};
const AGE_GROUPS = { adult: 'adult', kids: 'kids', toddler: 'kids', infant: 'kids', newborn: 'kids' };
const YES_NO = { yes: true, no: false, true: true, false: false, '1': true, '0': false };
const AVAILABILITY = { in_stock: true, out_of_stock: false, sold: false };
/** The seller's tax status determines the other schemes. */
const TAX_SCHEMES: Readonly<Record<string, TaxScheme>> = { margin: 'margin', standard: 'standard' };

const MAX_TEXT = 10_000;
const MAX_NOTE = 2_000;
const MAX_CUSTOM_TEXT = 100;

const ENGLISH = 'The same in English; the French text where it is empty.';
const ENGLISH_NAMES = 'English names, in the same order, of values that the shop does not know.';

/** Every column of the feed: the source of the import's checks and of docs/catalogue-feed.md. */
export const FEED_COLUMNS = {
  id: column({
    schema: cell.text(100),
    required: true,
    example: 'KILO-104',
    description: 'The seller’s own id. Importing it again updates the listing.',
  }),
  title: column({
    schema: cell.text(250),
    required: true,
    example: 'Robe à fleurs',
    description: 'Name in French.',
  }),
  title_en: column({ schema: cell.text(250), example: 'Floral dress', description: ENGLISH }),
  description: column({
    schema: cell.text(MAX_TEXT),
    example: 'Robe longue en lin.',
    description: 'Two to five sentences in French.',
  }),
  description_en: column({
    schema: cell.text(MAX_TEXT),
    example: 'A long linen dress.',
    description: ENGLISH,
  }),
  image_link: column({
    schema: cell.pictureAddress(4_000),
    example: 'photos/front.jpg',
    description: 'The photograph of the front. A listing keeps 12 photographs at most.',
  }),
  additional_image_link: column({
    schema: cell.pictureAddresses(20_000),
    example: 'photos/back.jpg,photos/label.jpg',
    description: 'The other photographs.',
  }),
  availability: column({
    schema: cell.choice(AVAILABILITY),
    example: 'in_stock',
    description: 'Whether the piece can be bought; `in_stock` where it is empty.',
  }),
  price: column({
    schema: cell.euros(),
    required: true,
    example: '88.00 EUR',
    description: 'The price. See [former prices](#former-prices).',
  }),
  sale_price: column({
    schema: cell.euros(),
    example: '66.00 EUR',
    description: 'A lower price, which is then the one that is asked.',
  }),
  min_price: extra({
    schema: cell.euros(),
    example: '55.00 EUR',
    description: 'The lowest price offer that the seller reads; not above the price.',
  }),
  brand: column({
    schema: cell.text(100),
    example: 'Cacharel',
    description: 'As printed on the label; empty for none. Known brands come under one name: `YSL` too.',
  }),
  condition: column({
    schema: cell.condition(['new', 'refurbished', 'used']),
    example: 'used',
    description: 'Google’s condition. It counts where `condition_level` is empty; `used` where both are.',
  }),
  condition_level: column({
    schema: cell.condition(CONDITIONS),
    example: 'tresBonEtat',
    description: 'The shop’s own condition, from never worn to visibly worn.',
  }),
  color: extra({
    schema: cell.names(),
    example: 'Bleu foncé/Blanc',
    description: 'Colours in words, or as `#1F2F4F`: the nearest ones of the shop’s list, else `autre`.',
  }),
  material: extra({
    schema: cell.materials(),
    example: '80% laine 20% polyamide',
    description:
      'Materials by their French names. Percents that sum to 100 fill `fibres` where that is empty.',
  }),
  material_en: extra({ schema: cell.names(), example: 'Cotton/Linen', description: ENGLISH_NAMES }),
  pattern: extra({
    schema: cell.names(),
    example: 'Fleuri',
    description: 'Patterns by their French names.',
  }),
  pattern_en: extra({ schema: cell.names(), example: 'Floral', description: ENGLISH_NAMES }),
  style: extra({ schema: cell.names(), example: 'Bohème', description: 'Styles by their French names.' }),
  style_en: extra({ schema: cell.names(), example: 'Bohemian', description: ENGLISH_NAMES }),
  size: column({
    schema: cell.text(100),
    example: 'W28 L32',
    description:
      'As printed, in any system: `M`, `38 eu`, `IT 44`, `UK 12`, `6 ans`; `TU` (one size) where it is empty. See [sizes](#sizes).',
  }),
  size_type: extra({
    schema: cell.choice(byKey(SIZE_TYPES)),
    example: 'petite',
    description: 'The cut that the size belongs to.',
  }),
  international_sizes: extra({
    schema: cell.internationalSizes(),
    example: 'FR:38;UK:10;US:6',
    description: 'The same size in other systems.',
  }),
  sizing: extra({
    schema: cell.text(MAX_NOTE),
    example: 'Taille grand.',
    description: 'How it fits, in French.',
  }),
  sizing_en: extra({ schema: cell.text(MAX_NOTE), example: 'Runs large.', description: ENGLISH }),
  size_guide: extra({
    schema: cell.text(MAX_NOTE),
    example: '38 : tour de taille 70 cm.',
    description: 'What the maker’s own guide says of the size, in French.',
  }),
  size_guide_en: extra({
    schema: cell.text(MAX_NOTE),
    example: '38: waist 70 cm.',
    description: ENGLISH,
  }),
  gender: column({
    schema: cell.choice(GENDERS),
    example: 'female',
    description: 'Whom it is for. Where it is `unisex` or empty, the category decides.',
  }),
  age_group: column({
    schema: cell.choice(AGE_GROUPS),
    example: 'adult',
    description: '`adult` where it is empty; every other value is a piece for children.',
  }),
  product_type: column({
    schema: cell.levels(),
    required: true,
    example: 'Femme > Vêtements > Robes',
    description: 'The category, at most five levels, in French; in English where the shop knows each level.',
  }),
  product_type_en: column({
    schema: cell.levels(),
    example: 'Women > Clothing > Dresses',
    description: 'The category in English, with as many levels; not needed for levels that the shop knows.',
  }),
  family: column({
    schema: cell.choice(byKey(FAMILIES)),
    example: 'vintage',
    description: 'What sort of piece it is; `second_hand` where it is empty.',
  }),
  origin_reason: extra({
    schema: cell.choice(byKey(ORIGIN_REASONS)),
    example: 'end_of_roll',
    description: 'Of the family `new_but_green`: why it asked for no new cloth.',
  }),
  origin_proof: extra({
    schema: cell.text(500),
    example: 'Bon de coupe n° 12',
    description: 'What proves `origin_reason`, in French; needed beside it.',
  }),
  origin_proof_en: extra({
    schema: cell.text(500),
    example: 'Cutting order no. 12',
    description: ENGLISH,
  }),
  labels: extra({
    schema: cell.labels(),
    example: 'craft:Brodé main;certification:GOTS',
    description: 'What distinguishes the piece, with French names.',
  }),
  labels_en: extra({
    schema: cell.entries(500),
    example: 'Hand embroidered;GOTS',
    description: 'English names of `labels`, in the same order.',
  }),
  decade: column({
    schema: cell.decade(),
    example: '1970',
    description: 'When the piece was made.',
  }),
  defects: column({
    schema: cell.text(MAX_TEXT),
    example: 'Petite tache au dos.',
    description: 'What is not as new, in French.',
  }),
  defects_en: column({
    schema: cell.text(MAX_TEXT),
    example: 'A small stain on the back.',
    description: ENGLISH,
  }),
  measurements: column({
    schema: cell.measurements(),
    example: 'length:66cm;bust:118cm;sleeve:64cm',
    description: `Measures of the piece laid flat: ${MEASURE_NAMES.map((name) => `\`${name}\``).join(', ')}.`,
  }),
  further_information: extra({
    schema: cell.text(MAX_NOTE),
    example: 'Portée par la créatrice.',
    description: 'What else there is to know, in French.',
  }),
  further_information_en: extra({
    schema: cell.text(MAX_NOTE),
    example: 'Worn by the designer.',
    description: ENGLISH,
  }),
  shipping_condition: extra({
    schema: cell.text(),
    example: 'Part sous un jour',
    description: 'How it is sent, in a few French words.',
  }),
  shipping_condition_en: extra({
    schema: cell.text(),
    example: 'Leaves in a day',
    description: ENGLISH,
  }),
  shipping_condition_long: extra({
    schema: cell.text(MAX_NOTE),
    example: 'Remise au transporteur le lendemain.',
    description: 'How it is sent, in a French sentence.',
  }),
  shipping_condition_long_en: extra({
    schema: cell.text(MAX_NOTE),
    example: 'Handed over the next day.',
    description: ENGLISH,
  }),
  fibres: extra({
    schema: cell.fibres(),
    example: 'coton:95;élasthanne:5',
    description: 'Of new textiles: each fibre’s share of the weight.',
  }),
  manufacturer: extra({
    schema: cell.text(),
    example: 'Atelier du Port',
    description: 'Who made it. Its address and contact are then needed too.',
  }),
  manufacturer_address: extra({
    schema: cell.text(400),
    example: '1 rue Haute, 59000 Lille, France',
    description: 'The manufacturer’s postal address.',
  }),
  manufacturer_contact: extra({
    schema: cell.text(),
    example: 'qualite@atelier.example',
    description: 'The manufacturer’s email address or web page.',
  }),
  responsible_person: extra({
    schema: cell.text(),
    example: 'Import Nord SARL',
    description:
      'Who answers for it in the Union where the maker is outside. Address and contact are then needed too.',
  }),
  responsible_person_address: extra({
    schema: cell.text(400),
    example: '2 quai Bas, 59000 Lille, France',
    description: 'The responsible person’s postal address.',
  }),
  responsible_person_contact: extra({
    schema: cell.text(),
    example: 'securite@import.example',
    description: 'The responsible person’s email address or web page.',
  }),
  safety_warnings: extra({
    schema: cell.text(MAX_NOTE),
    example: 'Tenir loin du feu.',
    description: 'What to beware of, in French.',
  }),
  safety_warnings_en: extra({
    schema: cell.text(MAX_NOTE),
    example: 'Keep away from fire.',
    description: ENGLISH,
  }),
  tax_scheme: extra({
    schema: cell.choice(TAX_SCHEMES),
    example: 'margin',
    description: 'Where [the rule](#tax) does not fit how the piece was bought.',
  }),
  store: column({
    schema: cell.text(100),
    required: true,
    example: 'Friperie du Canal',
    description: 'The seller’s name. Who it is by law: [running.md](running.md).',
  }),
  store_country: column({
    schema: cell.country(),
    required: true,
    example: 'FR',
    description: 'The seller’s country.',
  }),
  store_email: column({
    schema: cell.email(),
    example: 'atelier@friperie.example',
    description:
      'Where the seller gets price offers and orders; the operator’s own mailbox where it is empty.',
  }),
  accepts_offers: column({
    schema: cell.choice(YES_NO, ['yes', 'no']),
    example: 'yes',
    description: 'Whether buyers may make price offers; `no` where it is empty.',
  }),
  drop: column({
    schema: cell.slugs(),
    example: 'archives-denim',
    description: 'The drops that the piece belongs to.',
  }),
  tags: column({
    schema: cell.slugs(),
    example: 'express,fetes',
    description: '`express` for what leaves within a day, `fetes` for what is worn to parties.',
  }),
  customization_label: column({
    schema: cell.text(60),
    example: 'Prénom brodé',
    description: 'What may be written on the piece, in French; empty where nothing may be.',
  }),
  customization_label_en: column({
    schema: cell.text(60),
    example: 'Embroidered first name',
    description: ENGLISH,
  }),
  customization_max_length: column({
    schema: cell.wholeNumber(MAX_CUSTOM_TEXT),
    example: '12',
    description: 'How many characters may be written; needed beside `customization_label`.',
  }),
} satisfies Record<string, Column<unknown>>;

export type FeedColumn = keyof typeof FEED_COLUMNS;
export type CellValue<K extends FeedColumn> = z.output<(typeof FEED_COLUMNS)[K]['schema']>;

const definitions: Readonly<Record<FeedColumn, Column<unknown>>> = FEED_COLUMNS;
export const columnOf = (name: FeedColumn): Column<unknown> => definitions[name];
export const columnNames = Object.keys(FEED_COLUMNS) as FeedColumn[];
export const isRequired = (name: FeedColumn) => columnOf(name).required === true;
export const skipsRow = (name: FeedColumn) => columnOf(name).skipsRow !== false;
