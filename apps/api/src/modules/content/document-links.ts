import type {
  Backlink,
  DocumentLink,
  LinkCheckRequest,
  LinkedDocument,
  LinkProblem,
} from '@patine/contract/content/links';
import { linksIn } from '@patine/contract/content/links-in';
import { mentionsIn } from '@patine/contract/content/mentions-in';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { readDropHeads, readEmptyCategories } from '../catalogue/index.ts';
import { lackOf, type Places, placesOf, WRITTEN } from './check-links.ts';
import {
  type HeadWithBody,
  inShopLanguages,
  keyText,
  newestBodies,
  newestHeads,
} from './content-repository.ts';
import { publishedBodies } from './published-repository.ts';
import { dropOf, dropsIn } from './drop-addresses.ts';
import { categoryOf } from './empty-list-links.ts';

type Sources = Pick<Services, 'db' | 'clock'>;

type Known = {
  places: Places;
  emptyCategories: ReadonlySet<string>;
  drops: ReadonlySet<string>;
  /** Paths of pages and names of drops that are written, published or not. */
  written: ReadonlySet<string>;
};

function problemOf(address: string, known: Known): LinkProblem | null {
  const category = categoryOf(address);
  if (category !== null) return known.emptyCategories.has(category) ? 'NO_PIECES' : null;
  const drop = dropOf(address);
  if (drop !== null) {
    if (drop === 'soon' || known.drops.has(drop)) return null;
    return known.written.has(drop) ? 'NOT_PUBLISHED' : 'NO_PAGE';
  }
  const lack = lackOf(address, known.places);
  const isWritten = known.written.has(address.replace(/[?#].*$/s, ''));
  return lack === 'NO_PAGE' && isWritten ? 'NOT_PUBLISHED' : lack;
}

/** True for an address that the api knows the answer of. */
const isKnown = (address: string) =>
  categoryOf(address) !== null || dropOf(address) !== null || WRITTEN.test(address);

type Read = Pick<HeadWithBody, 'kind' | 'name' | 'locale' | 'title' | 'body'>;
/** A document that shoppers see. */
type Shown = Pick<HeadWithBody, 'kind' | 'name' | 'locale' | 'path' | 'shown'>;

async function checkIn(
  db: Database,
  documents: readonly Read[],
  published: readonly Shown[],
): Promise<LinkedDocument[]> {
  const found = documents.map((document) => ({ document, links: linksIn(document.body) }));
  const categories = found.flatMap(({ links }) => links.flatMap(({ address }) => categoryOf(address) ?? []));
  const heads = await newestHeads(db);
  const known: Known = {
    places: placesOf(published),
    emptyCategories: await readEmptyCategories(db, [...new Set(categories)]),
    drops: new Set([
      ...(await readDropHeads(db)).flatMap(({ slug, archivedAt }) => (archivedAt === null ? slug : [])),
      ...published.filter(({ kind }) => kind === 'drop').map(({ name }) => name),
    ]),
    written: new Set(heads.flatMap(({ kind, name, path }) => (kind === 'drop' ? name : (path ?? [])))),
  };
  return found.map(({ document: { kind, name, locale, title }, links }) => ({
    kind,
    name,
    locale,
    title,
    links: links.map(({ steps, address, words }): DocumentLink => ({
      address,
      words,
      path: steps.join('.'),
      problem: problemOf(address, known),
      isChecked: isKnown(address),
    })),
  }));
}

/** Documents whose links shoppers can press. A drop holds both languages, and its texts are no Markdown. */
const hasLinks = ({ kind }: Pick<Read, 'kind'>) => kind !== 'operator' && kind !== 'drop';

/** Its date has passed; a drop that is put away is still published. */
const isOver = ({ expireAt, archivedAt }: HeadWithBody, now: Date) =>
  (expireAt !== null && expireAt <= now) || archivedAt !== null;

async function shownDocuments({ db, clock }: Sources): Promise<HeadWithBody[]> {
  const now = clock.now();
  return (await publishedBodies(db)).filter((document) => !isOver(document, now));
}

/** Lists the addresses of the shop in every published document, with what is wrong with each. */
export async function siteLinks(sources: Sources): Promise<LinkedDocument[]> {
  const published = await shownDocuments(sources);
  const checked = await checkIn(sources.db, published.filter(hasLinks), published);
  return inShopLanguages(checked.filter(({ links }) => links.length > 0));
}

/** Checks the addresses of the shop in a document as it is written; its own place counts as it would be published. */
export async function linksOf(
  sources: Sources,
  { kind, name, locale, body }: LinkCheckRequest,
): Promise<DocumentLink[]> {
  const published = await shownDocuments(sources);
  const document = { kind: kind as Read['kind'], name, locale, title: '', body };
  const [checked] = await checkIn(sources.db, [document], published);
  return checked?.links ?? [];
}

/** Checks the addresses of the shop in documents that are published together, as they will be then. */
export async function linksTogether(
  sources: Sources,
  documents: readonly (Read & Shown)[],
): Promise<LinkedDocument[]> {
  const own = new Set(documents.map(keyText));
  const others = (await shownDocuments(sources)).filter((document) => !own.has(keyText(document)));
  return checkIn(sources.db, documents.filter(hasLinks), [...others, ...documents]);
}

/** The address in a document that leads somewhere, or null for pieces that it shows; undefined where it has neither. */
type LeadIn = (document: HeadWithBody) => string | null | undefined;

/** Lists the documents that lead somewhere; drafts too, which may be published with the link. */
async function leadingTo(
  db: Database,
  leadIn: (all: readonly HeadWithBody[]) => LeadIn,
): Promise<Backlink[]> {
  const published = await publishedBodies(db);
  const newest = await newestBodies(db);
  const addressIn = leadIn([...published, ...newest]);
  const found = new Map<string, Backlink>();
  for (const [documents, isPublished] of [[published, true] as const, [newest, false] as const])
    for (const document of documents.filter(hasLinks)) {
      const { kind, name, locale, title } = document;
      const address = addressIn(document);
      if (address !== undefined && !found.has(keyText(document)))
        found.set(keyText(document), { kind, name, locale, title, address, isPublished });
    }
  return inShopLanguages([...found.values()]);
}

/** Lists what leads to a page, whatever its language. */
export const pageBacklinks = ({ db }: Pick<Sources, 'db'>, name: string): Promise<Backlink[]> =>
  leadingTo(db, (all) => {
    const isPage = (document: Read) => document.kind === 'page' && document.name === name;
    const own = new Set(all.filter(isPage).flatMap(({ path }) => path ?? []));
    return (document) =>
      isPage(document)
        ? undefined
        : linksIn(document.body).find(({ address }) => own.has(address.replace(/[?#].*$/s, '')))?.address;
  });

/** Lists what leads to a drop or to its pieces, and what shows them. */
export const dropBacklinks = ({ db }: Pick<Sources, 'db'>, slug: string): Promise<Backlink[]> =>
  leadingTo(db, () => ({ body }) => {
    const link = linksIn(body).find(({ address }) => dropsIn(address).includes(slug));
    if (link) return link.address;
    return mentionsIn(body).drops.some(({ value }) => value === slug) ? null : undefined;
  });
