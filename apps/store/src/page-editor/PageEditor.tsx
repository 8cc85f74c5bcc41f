import './without-eval.ts';
import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { screenMessages } from '../i18n/screen-messages.ts';
import { isShopDocumentId } from '@patine/contract/content/shop-documents';
import { LinkReport } from './links/LinkReport.tsx';
import { OpenPage } from './OpenPage.tsx';
import { PageList } from './pages/PageList.tsx';
import { shopDocumentName } from './shop-document.ts';

const DropsDesk = lazy(screenMessages(() => import('./drops/DropsDesk.tsx')));
const ShopDocuments = lazy(screenMessages(() => import('./shop/ShopDocuments.tsx')));

/** Where editors write: a page, a drop or what the whole shop shows, which the URL names, or a list of them. */
export default function PageEditor() {
  const [query] = useSearchParams();
  const page = query.get('page') ?? '';
  const view = query.get('view') ?? '';
  if (query.has('drop') || view === 'drops') return <DropsDesk />;
  if (isShopDocumentId(view)) {
    const name = shopDocumentName(view);
    return <OpenPage key={name} name={name} />;
  }
  if (view === 'shop') return <ShopDocuments />;
  if (view === 'links') return <LinkReport />;
  if (page !== '') return <OpenPage key={page} name={page} />;
  return <PageList wanted={query.get('edit')} />;
}
