import './without-eval.ts';
import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dropMessages } from '../i18n/drop-messages.ts';
import { LinkReport } from './links/LinkReport.tsx';
import { OpenPage } from './OpenPage.tsx';
import { PageList } from './pages/PageList.tsx';

const DropsDesk = lazy(dropMessages(() => import('./drops/DropsDesk.tsx')));

/** Where editors write: a page or a drop that the URL names, or the list of them. */
export default function PageEditor() {
  const [query] = useSearchParams();
  const page = query.get('page') ?? '';
  const view = query.get('view');
  if (query.has('drop') || view === 'drops') return <DropsDesk />;
  if (view === 'links') return <LinkReport />;
  if (page !== '') return <OpenPage key={page} name={page} />;
  return <PageList wanted={query.get('edit')} />;
}
