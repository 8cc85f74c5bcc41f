import { useIntl } from 'react-intl';
import { Choice, ListFilters, SearchWords } from '../document/ListFilters.tsx';
import { PICTURE_USES, type PictureFilter } from './filter-pictures.ts';

export type PictureFiltersProps = { filter: PictureFilter; onChange: (filter: PictureFilter) => void };

/** Narrows the library down by words and by use. */
export function PictureFilters({ filter, onChange }: PictureFiltersProps) {
  const { formatMessage } = useIntl();
  return (
    <ListFilters>
      <SearchWords
        label={formatMessage({ id: 'pictures.find' })}
        words={filter.words}
        onChange={(words) => onChange({ ...filter, words })}
      />
      <Choice
        label={formatMessage({ id: 'pictures.use' })}
        value={filter.use}
        any={formatMessage({ id: 'pictures.use.any' })}
        choices={PICTURE_USES.map((use) => [use, formatMessage({ id: `pictures.use.${use}` })] as const)}
        onChange={(use) => onChange({ ...filter, use })}
      />
    </ListFilters>
  );
}
