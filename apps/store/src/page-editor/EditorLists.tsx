import './without-eval.ts';
import { DropList } from './drops/DropList.tsx';
import { LinkReport } from './links/LinkReport.tsx';
import { PageList } from './pages/PageList.tsx';
import { PictureLibrary } from './pictures/PictureLibrary.tsx';
import { ReleaseList } from './releases/ReleaseList.tsx';
import { ShopDocuments } from './shop/ShopDocuments.tsx';

export type EditorListsProps = {
  /** Which list; that of pages where it names no other. */
  view: string;
  /** Path of the shop's page that an editor wants to change; null for none. */
  wanted: string | null;
};

/** Where editors find what they write. */
export default function EditorLists({ view, wanted }: EditorListsProps) {
  if (view === 'drops') return <DropList />;
  if (view === 'shop') return <ShopDocuments />;
  if (view === 'releases') return <ReleaseList />;
  if (view === 'pictures') return <PictureLibrary />;
  return view === 'links' ? <LinkReport /> : <PageList wanted={wanted} />;
}
