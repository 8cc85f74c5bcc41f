import { MAX_ALT, type PictureDetails } from '@patine/contract/content/site-pictures';
import { LOCALES } from '@patine/core';
import { TextField } from '@patine/ui/text-field/TextField';
import { FormattedMessage } from 'react-intl';
import { useLanguageName } from '../use-language-name.ts';

export type AltFieldsProps = {
  value: PictureDetails['alt'];
  onChange: (alt: PictureDetails['alt']) => void;
};

/** The alternative text in each language. */
export function AltFields({ value, onChange }: AltFieldsProps) {
  const languageName = useLanguageName();
  return (
    <>
      {LOCALES.map((language) => (
        <TextField
          key={language}
          lang={language}
          label={<FormattedMessage id="pictures.alt" values={{ language: languageName(language) }} />}
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
}
