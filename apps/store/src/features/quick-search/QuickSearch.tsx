import { SearchBox } from '@patine/ui/search-box/SearchBox';
import { useLocation, useNavigate } from 'react-router-dom';
import { cutText } from '../../lib/cut-text.ts';
import { SEARCH_CATEGORY } from '../../lib/shop-filters.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { rememberSearch } from './recent-searches.ts';
import { useQuickSearch } from './use-quick-search.ts';

/** The shop's search field. It keeps the search text on the result list and is cleared on other pages. */
export default function QuickSearch() {
  const query = new URLSearchParams(useLocation().search);
  const searched = cutText(query.get('typed') ?? query.get('text') ?? '');
  return <QuickSearchField key={searched} searched={searched} />;
}

function QuickSearchField({ searched }: { searched: string }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const suggesting = useQuickSearch();
  return (
    <SearchBox
      action={paths.shop(locale, { category: SEARCH_CATEGORY })}
      defaultText={searched}
      onSubmit={(event) => {
        event.preventDefault();
        const text = cutText(String(new FormData(event.currentTarget).get('text') ?? ''));
        rememberSearch(text);
        void navigate(text === '' ? paths.shop(locale) : paths.search(locale, text));
      }}
      {...suggesting}
    />
  );
}
