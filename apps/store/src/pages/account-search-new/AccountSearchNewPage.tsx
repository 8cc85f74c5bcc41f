import { SAVED_SEARCH_NAME_MAX_LENGTH } from '@patine/core';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { listIn } from '../../features/saved-searches/list-in.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { SaveForm } from './SaveForm.tsx';

/** Saves a search; its list and default name are in the URL. */
export default function AccountSearchNewPage() {
  const locale = useLocale();
  const [given] = useSearchParams();
  const filters = listIn(given.get('list') ?? '');
  if (!filters) return null;
  const path = paths.shop(locale, filters);
  const name = Array.from(given.get('name') ?? '')
    .slice(0, SAVED_SEARCH_NAME_MAX_LENGTH)
    .join('');
  return (
    <>
      <PageHead titleId="saved-searches.save" noindex />
      <PageHeading title={<FormattedMessage id="saved-searches.save" />} />
      <SaveForm key={path} filters={filters} path={path} name={name} />
    </>
  );
}
