import { Link } from '@patine/ui/link/Link';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { type EditorScreen, editorPaths } from '../../editor-paths.ts';
import { useLocale } from '../../lib/store-context.tsx';

/** Title beside what stands for the document: its address, or a sentence about it. */
const COLUMNS = {
  address: '2xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_auto_auto_auto]',
  sentence: '2xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto_auto_auto]',
};

export type ListRowsProps = { about: keyof typeof COLUMNS; children: ReactNode };

/** The rows of a list. On wide screens their parts stand in columns, each as wide as its widest part. */
export function ListRows({ about, children }: ListRowsProps) {
  return (
    <ul className={`rounded border border-line bg-surface empty:hidden 2xl:grid ${COLUMNS[about]}`}>
      {children}
    </ul>
  );
}

export type ListRowProps = {
  screen: EditorScreen;
  title: ReactNode;
  /** Its address, or what it is. */
  about: ReactNode;
  /** Pills: as many in each row of a list where they are to stand in columns. */
  states: ReactNode;
  fact?: ReactNode;
  /** Its last change. */
  changed?: ReactNode;
  /** The release that it waits in. */
  release?: ReactNode;
  /** Whether this browser keeps changes of it that are not saved. */
  isKept: boolean;
};

/** A document in a list of the page editor. */
export function ListRow({ screen, title, about, states, fact, changed, release, isKept }: ListRowProps) {
  const locale = useLocale();
  return (
    <li className="stitch-b last:border-b-0 2xl:col-span-full 2xl:grid 2xl:grid-cols-subgrid">
      <Link
        href={editorPaths.pageEditor(locale, screen)}
        className="group grid gap-x-6 gap-y-2 px-4 py-3.5 wrap-anywhere hover:bg-ecru focus-visible:-outline-offset-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center 2xl:col-span-full 2xl:grid-cols-subgrid"
      >
        <span className="block sm:row-span-2 2xl:contents">
          <span className="block">
            <span className="block font-semibold group-hover:underline group-hover:underline-offset-4">
              {title}
            </span>
            {release}
            {isKept ? (
              <span className="block text-sm text-garance">
                <FormattedMessage id="pageEditor.documents.kept" />
              </span>
            ) : null}
          </span>{' '}
          <span className="block text-sm text-muted">{about}</span>
        </span>{' '}
        <span className="flex flex-wrap gap-1.5 sm:max-w-96 sm:justify-end 2xl:grid 2xl:max-w-none 2xl:auto-cols-fr 2xl:grid-flow-col 2xl:justify-items-start 2xl:gap-2">
          {states}
        </span>{' '}
        <span className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums sm:justify-end 2xl:contents">
          <span className="max-2xl:empty:hidden 2xl:text-end">{fact}</span>{' '}
          <span className="2xl:text-end">{changed}</span>
        </span>
      </Link>
    </li>
  );
}
