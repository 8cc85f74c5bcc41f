import '../without-eval.ts';
import { dropSchema } from '@patine/contract/content/drops';
import { LOCALES, showsEnglish } from '@patine/core';
import type { FieldSchema } from '@patine/ui/blocks/field-rows';
import { Button } from '@patine/ui/button/Button';
import { CopyButton } from '@patine/ui/copy-button/CopyButton';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { z } from 'zod';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { FormProvider } from '../form/form-context.ts';
import { SchemaFields } from '../form/SchemaFields.tsx';
import { shownErrors, useLeftFields } from '../form/use-left-fields.ts';
import { DropLife, type DropLifeProps } from './DropLife.tsx';
import { DropPieces } from './DropPieces.tsx';
import type { DropDraft } from './use-drop-draft.ts';
import { useLanguageLabel } from '../use-language-name.ts';

const schema = z.toJSONSchema(dropSchema, { io: 'input' }) as FieldSchema;

/** The part of the schema that a section of the form asks for. */
const part = (names: readonly string[]): FieldSchema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([name]) => names.includes(name)),
  ),
});

const TEXTS = ['name', 'description', 'shippingInfo', 'additionalInformation'];
const texts = {
  french: part(TEXTS.map((name) => `${name}Fr`)),
  english: part(TEXTS.map((name) => `${name}En`)),
};
const picture = part(['image']);
const dates = part(['preLaunchAt', 'launchAt', 'endAt', 'isComingSoon']);

/** Across the window of a desktop. */
const COVER_SIZE = { width: 1440, height: 600 };

export type DropFieldsProps = {
  draft: DropDraft;
  /** Whether saving or publishing was tried, after which every empty field is told. */
  isTried: boolean;
  onVersions: () => void;
  onStep: DropLifeProps['onStep'];
};

/** The fields of a drop: its texts in both languages, its picture, its dates and its pieces. */
export function DropFields({ draft, isTried, onVersions, onStep }: DropFieldsProps) {
  const languageLabel = useLanguageLabel();
  const locale = useLocale();
  const { slug, body, saved, validationErrors, change } = draft;
  const { left, leave, onBlur } = useLeftFields(validationErrors, saved.version === 0);
  const form = {
    subject: 'drop',
    messagePrefix: 'dropEditor',
    Fields: SchemaFields,
    locale,
    validationErrors: shownErrors(
      validationErrors,
      isTried ? new Set(validationErrors.map(({ path }) => path)) : left,
    ),
    pictureSize: () => COVER_SIZE,
  };
  const fields = (own: FieldSchema) => (
    <SchemaFields
      schema={own}
      value={body}
      path=""
      onChange={(next, changed) => {
        leave(changed);
        change(() => next, changed);
      }}
    />
  );
  return (
    <FormProvider value={form}>
      <div onBlur={onBlur} className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <Section id="texts" title={<FormattedMessage id="dropEditor.texts" />}>
          <div className="grid gap-6 sm:grid-cols-2">
            {LOCALES.map((language) => (
              <fieldset key={language} className="min-w-0">
                <legend className="mb-3 font-semibold">{languageLabel(language)}</legend>
                {fields(showsEnglish(language) ? texts.english : texts.french)}
              </fieldset>
            ))}
          </div>
        </Section>
        <Section id="dates" title={<FormattedMessage id="dropEditor.dates" />}>
          {fields(dates)}
        </Section>
        <Section id="pieces" title={<FormattedMessage id="dropEditor.pieces" />}>
          <DropPieces draft={draft} schema={schema.properties?.['pieces'] ?? {}} onLeave={leave} />
        </Section>
        <Section id="cover" title={<FormattedMessage id="dropEditor.picture" />}>
          {fields(picture)}
        </Section>
      </div>
      <Section id="tools" title={<FormattedMessage id="pageEditor.tools" />} className="mt-8">
        <div className="flex flex-wrap gap-2">
          <Button tone="line" size="sm" onClick={onVersions}>
            <FormattedMessage id="pageEditor.versions" />
          </Button>
          <CopyButton text={location.origin + paths.drop(locale, slug)}>
            <FormattedMessage id="dropEditor.copy" />
          </CopyButton>
        </div>
        <DropLife slug={slug} onStep={onStep} />
      </Section>
    </FormProvider>
  );
}

type SectionProps = { id: string; title: ReactNode; className?: string; children: ReactNode };

function Section({ id, title, className = '', children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={`${id === 'texts' ? '' : 'stitch-t pt-6'} ${className}`}>
      <h2 id={id} className="heading mb-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
