import { useLocale } from '../../lib/store-context.tsx';
import { DocumentRow } from '../document/DocumentRow.tsx';
import type { ListedPage } from './list-pages.ts';

/** A page of the list: its title, its address, and where each language is on its way. */
export function PageRow({ page: { name, documents } }: { page: ListedPage }) {
  const locale = useLocale();
  const own = documents.find((document) => document.locale === locale) ?? documents[0];
  if (!own) return null;
  return (
    <DocumentRow
      name={name}
      screen={`page=${name}`}
      title={own.title || name}
      about={own.path ?? name}
      documents={documents}
      statePrefix="pageEditor"
    />
  );
}
