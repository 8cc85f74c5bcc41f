import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

/** A valid row; tests override single cells. */
export const sampleRow = {
  id: 'dress-1',
  title: 'Robe à fleurs',
  title_en: 'Floral dress',
  description: 'Robe longue.',
  description_en: 'A long dress.',
  image_link: 'photos/front.jpg',
  additional_image_link: 'photos/dress-detail.png',
  availability: 'in_stock',
  price: '45.00 EUR',
  sale_price: '',
  brand: 'Cacharel',
  condition: 'used',
  condition_level: 'tresBonEtat',
  color: 'Bleu foncé',
  size: '38',
  gender: 'female',
  age_group: 'adult',
  material: 'Lin',
  product_type: 'Femme > Vêtements > Robes',
  product_type_en: 'Women > Clothing > Dresses',
  family: 'vintage',
  decade: '1970',
  defects: '',
  measurements: 'length:112cm;bust:92cm',
  store: 'Friperie du Canal',
  store_country: 'FR',
  store_email: 'atelier@friperie-du-canal.example',
  accepts_offers: 'yes',
  drop: '',
  tags: '',
  style: '',
  labels: '',
  labels_en: '',
  sizing: '',
  sizing_en: '',
  size_type: '',
  size_guide: '',
  international_sizes: '',
  further_information: '',
  shipping_condition: '',
  shipping_condition_en: '',
  shipping_condition_long: '',
  shipping_condition_long_en: '',
  min_price: '',
  manufacturer: '',
  manufacturer_address: '',
  manufacturer_contact: '',
  safety_warnings: '',
  safety_warnings_en: '',
  fibres: '',
  origin_reason: '',
  origin_proof: '',
  origin_proof_en: '',
  tax_scheme: '',
  customization_label: '',
  customization_label_en: '',
  customization_max_length: '',
};
export type SampleRow = Partial<Record<keyof typeof sampleRow, string>>;

const quote = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Serialises rows as a feed with a header. */
export const feedText = (rows: readonly SampleRow[], delimiter = ',') =>
  [
    Object.keys(sampleRow).join(delimiter),
    ...rows.map((row) =>
      Object.values({ ...sampleRow, ...row })
        .map((cell) => (delimiter === ',' ? quote(cell) : cell))
        .join(delimiter),
    ),
    '',
  ].join('\n');

const BAD_PHOTOS = /damaged|cut|heic|huge|tiny/;

/** Inverts bytes in the second half: the file opens but does not decode completely. */
function damaged(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  for (let at = copy.length >> 1; at < copy.length - 40; at += 37) copy[at] = 0xff ^ (copy[at] ?? 0);
  return copy;
}

/** Writes photos that the import must refuse, each for a different reason. */
async function writeBadPhotos(folder: string) {
  const noise = await sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer();
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(64),
  ]);
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false });
  const write = (name: string, bytes: Buffer | string) => writeFile(path.join(folder, name), bytes);
  await write('damaged.jpg', damaged(noise));
  await write('cut.jpg', noise.subarray(0, noise.length >> 1));
  await write('phone.heic', heic);
  await blank(10_001, 10_000).png({ compressionLevel: 1 }).toFile(path.join(folder, 'huge.png'));
  await blank(20, 20).png().toFile(path.join(folder, 'tiny.png'));
}

/** Creates a folder with a feed, two valid photos and a file that is only named like a photo. */
export async function sampleFolder(rows: readonly SampleRow[], delimiter = ',') {
  const folder = await mkdtemp(path.join(tmpdir(), 'patine-feed-'));
  await mkdir(path.join(folder, 'photos'));
  const photo = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } });
  await photo(600, 900, '#335577')
    .jpeg()
    .withExif({ IFD0: { Artist: 'somebody' } })
    .toFile(path.join(folder, 'photos/front.jpg'));
  await photo(300, 300, '#aa5533').png().toFile(path.join(folder, 'photos/dress-detail.png'));
  await writeFile(path.join(folder, 'photos/text.jpg'), 'not a picture');
  if (rows.some(({ image_link: front }) => BAD_PHOTOS.test(front ?? '')))
    await writeBadPhotos(path.join(folder, 'photos'));
  const feed = path.join(folder, 'feed.csv');
  await writeFile(feed, feedText(rows, delimiter));
  return {
    folder,
    feed,
    rewrite: (next: readonly SampleRow[]) => writeFile(feed, feedText(next, delimiter)),
  };
}
