import { useLocale } from '../../lib/store-context.tsx';
import { DocumentRow } from '../document/DocumentRow.tsx';
import { type ListedPage, namedIn } from './list-pages.ts';

/** A page of the list: its title, its address, and where each language is on its way. */
export function PageRow({ page }: { page: ListedPage }) {
  const locale = useLocale();
  const { name, documents } = page;
  const { title, path } = namedIn(page, locale);
  return (
    <DocumentRow
      name={name}
      screen={`page=${name}`}
      title={title}
      about={path}
      documents={documents}
      missing="pageEditor.inList.missing"
      statePrefix="pageEditor"
    />
  );
}
