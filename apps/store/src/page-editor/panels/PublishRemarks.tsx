import { LOCALES, type Locale } from '@patine/core';
import { FormattedMessage } from 'react-intl';
import type { EditorState } from '../editor-state.ts';
import { examplesIn, untranslatedIn } from '../examples.ts';
import { ShownFromUntil } from './ShownFromUntil.tsx';

export type PublishRemarksProps = { editorState: EditorState; locale: Locale };

/** What an editor may have overlooked in a language of a page, and when it will be shown. */
export function PublishRemarks({ editorState, locale }: PublishRemarksProps) {
  const page = editorState.pages[locale];
  if (!page) return null;
  const examples = examplesIn(page, locale);
  const others = LOCALES.filter((other) => other !== locale);
  const untranslated = Math.max(...others.map((other) => untranslatedIn(page, editorState.pages[other])));
  return (
    <>
      <ShownFromUntil meta={page.meta} />
      {examples > 0 ? (
        <span className="block">
          <FormattedMessage id="pageEditor.publish.examples" values={{ count: examples }} />
        </span>
      ) : null}
      {untranslated > 0 ? (
        <span className="block">
          <FormattedMessage id="pageEditor.publish.untranslated" values={{ count: untranslated }} />
        </span>
      ) : null}
    </>
  );
}
