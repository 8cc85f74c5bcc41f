import { MAX_ALT, type PictureDetails } from '@patine/contract/content/site-pictures';
import { LOCALE_NAMES, LOCALES } from '@patine/core';
import { TextField } from '@patine/ui/text-field/TextField';
import { FormattedMessage } from 'react-intl';

export type AltFieldsProps = {
  value: PictureDetails['alt'];
  onChange: (alt: PictureDetails['alt']) => void;
};

/** The alternative text in each language. */
export const AltFields = ({ value, onChange }: AltFieldsProps) => (
  <>
    {LOCALES.map((language) => (
      <TextField
        key={language}
        lang={language}
        label={<FormattedMessage id="pictures.alt" values={{ language: LOCALE_NAMES[language] }} />}
        hint={
          <FormattedMessage id="pictures.alt.left" values={{ count: MAX_ALT - value[language].length }} />
        }
        optional
        maxLength={MAX_ALT}
        value={value[language]}
        onChange={({ target }) => onChange({ ...value, [language]: target.value })}
      />
    ))}
  </>
);
