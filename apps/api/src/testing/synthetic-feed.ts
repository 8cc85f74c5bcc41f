import { once } from 'node:events';
import { createWriteStream, writeFileSync } from 'node:fs';
import { feedText, type SampleRow, sampleRow } from '../modules/catalogue-import/sample-feed.ts';
import { sampleSellerEntries } from './sellers.ts';

const SHELVES = [
  ['Femme > Vêtements > Robes', 'Women > Clothing > Dresses'],
  ['Femme > Vêtements > Jupes', 'Women > Clothing > Skirts'],
  ['Homme > Vêtements > Chemises', 'Men > Clothing > Shirts'],
  ['Homme > Chaussures', 'Men > Shoes'],
  ['Enfant > Vêtements > T-shirts', 'Kids > Clothing > T-shirts'],
] as const;
const COLORS = ['Noir', 'Rouge', 'Bleu foncé', 'Écru', 'Vert', 'Gris'];
const MATERIALS = ['Coton', 'Lin', 'Laine', 'Denim', 'Soie'];
const SIZES = ['XS', 'S', 'M', 'L', 'XL', '36', '38', '40', 'W30 L32'];
const CONDITIONS = ['tresBonEtat', 'bonEtat', 'etatCorrect'];
const SELLERS = 60;

const at = (list: readonly string[], number: number) => list[number % list.length] ?? '';

const sellerName = (number: number) => `Friperie ${number}`;

/** Returns the feed row of a number: unique, and as long as a real one. */
function numberedRow(number: number): SampleRow {
  const [shelf, shelfEn] = SHELVES[number % SHELVES.length] ?? SHELVES[0];
  return {
    id: `synthetic-${number}`,
    title: `Pièce ${number} en ${at(MATERIALS, number).toLowerCase()}`,
    title_en: `Piece ${number}`,
    description: `Pièce de seconde main numéro ${number}, contrôlée, mesurée et photographiée par son vendeur.`,
    description_en: `Second-hand piece number ${number}, checked, measured and photographed by its seller.`,
    image_link: '',
    additional_image_link: '',
    price: `${10 + (number % 190)}.00 EUR`,
    brand: `Maison ${number % 400}`,
    color: at(COLORS, number),
    material: at(MATERIALS, number),
    size: at(SIZES, number),
    condition_level: at(CONDITIONS, number),
    product_type: shelf,
    product_type_en: shelfEn,
    store: sellerName(number % SELLERS),
  };
}

const [file, count = '100000', sellersFile] = process.argv.slice(2);
if (!file) throw new Error('Usage: synthetic-feed.ts FILE [ROWS] [SELLERS_FILE]');
if (sellersFile) {
  const names = Array.from({ length: SELLERS }, (_, number) => sellerName(number));
  writeFileSync(sellersFile, JSON.stringify(sampleSellerEntries(names)));
}
const out = createWriteStream(file);
const [header] = feedText([]).split('\n');
out.write(`${header}\n`);
for (let number = 1; number <= Number(count); number += 1) {
  const [, row = ''] = feedText([{ ...sampleRow, ...numberedRow(number) }]).split('\n');
  if (!out.write(`${row}\n`)) await once(out, 'drain');
}
out.end();
