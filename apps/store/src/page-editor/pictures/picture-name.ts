import type { SitePicture } from '@patine/contract/content/site-pictures';
import type { IntlShape } from 'react-intl';

type Named = Pick<SitePicture, 'alt' | 'fileName'>;

/** What a picture is called: its alternative text in the language of the editor, or in the other one, or its file's name. */
export const pictureName = ({ alt, fileName }: Named, { locale, formatMessage }: IntlShape): string => {
  const own = locale.startsWith('en') ? alt.en || alt.fr : alt.fr || alt.en;
  return own || fileName || formatMessage({ id: 'pictures.unnamed' });
};
