import { picturesIn } from '@patine/contract/content/picture-framing';
import type { PictureUse } from '@patine/contract/content/site-pictures';
import type { Database } from '../../../db/client.ts';
import { type HeadWithBody, inShopLanguages, keyText, newestBodies } from '../content-repository.ts';
import { publishedBodies } from '../published-repository.ts';

const fieldsById = ({ body }: HeadWithBody) =>
  Map.groupBy(picturesIn(body), ({ id }) => id)
    .entries()
    .map(([id, found]) => [id, found.map(({ path }) => path)] as const);

/** Returns the documents whose published or newest version shows a picture, by its id. */
export async function pictureUses(db: Database): Promise<ReadonlyMap<string, PictureUse[]>> {
  const uses = new Map<string, Map<string, PictureUse>>();
  const add = (documents: readonly HeadWithBody[], isPublished: boolean) => {
    for (const document of documents)
      for (const [id, fields] of fieldsById(document)) {
        const ofPicture = uses.get(id) ?? new Map<string, PictureUse>();
        uses.set(id, ofPicture);
        const { kind, name, locale, title, titleEn } = document;
        const key = keyText(document);
        if (!ofPicture.has(key))
          ofPicture.set(key, {
            kind,
            name,
            locale,
            title,
            ...(titleEn ? { titleEn } : {}),
            fields,
            isPublished,
          });
      }
  };
  add(await publishedBodies(db), true);
  add(await newestBodies(db), false);
  return new Map([...uses].map(([id, documents]) => [id, inShopLanguages([...documents.values()])]));
}
