import {
  type ShopDocumentId,
  SHOP_DOCUMENTS,
  type CategoryTextList,
  type Seo,
  toCategoryTexts,
} from '@patine/contract/content/shop-documents';
import type { NavigationInfo } from '@patine/contract/content/structure';
import { eachLocale, LOCALES, type Locale } from '@patine/core';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { checkShopDocument } from '../check-shop-document.ts';
import { call, json } from '../content-api.ts';
import { isToFillIn } from '../errors-within.ts';
import { useEditorContext } from '../editor-context.ts';
import { FailureMessage } from '../FailureMessage.tsx';
import type { ShowMessage } from '../iframe-messages.ts';
import type { Pages } from '../page-draft.ts';
import { PreviewDate } from '../preview/PreviewDate.tsx';
import { PreviewScreens } from '../preview/PreviewScreens.tsx';
import { DictionaryPreview } from './DictionaryPreview.tsx';
import { FilterNamesPreview } from './FilterNamesPreview.tsx';
import { usePreviewDate } from '../preview/use-preview-date.ts';
import { useSettled } from '../use-settled.ts';

type NavigationId = Exclude<ShopDocumentId, 'categories' | 'seo' | 'filters' | 'dictionary'>;

const previewQuery = (
  id: NavigationId,
  locale: Locale,
  body: unknown,
  at: string | null,
  isRight: boolean,
) => ({
  queryKey: ['content-navigation-preview', id, locale, body, at],
  queryFn: () =>
    call<NavigationInfo>(
      'navigation/preview',
      json('POST', { name: SHOP_DOCUMENTS[id].name, locale, body, ...(at === null ? {} : { at }) }),
    ),
  enabled: isRight,
  placeholderData: (before: NavigationInfo | undefined) => before,
  retry: false,
  gcTime: 0,
});

/** Pixels; from here on the preview stands beside the fields. */
const WIDE = 1280;

const NO_TEXTS: CategoryTextList = { categories: [] };

/** Header and footer of the shop around its home page, with what is on the screen. */
function NavigationPreview({ id }: { id: NavigationId }) {
  const { editorState, language } = useEditorContext();
  const pages: Pages = useSettled(editorState.pages);
  const bodies = LOCALES.map((locale) => pages[locale]?.meta ?? {});
  const date = usePreviewDate();
  /** Without a date chosen, what is on the screen is shown whatever its own dates say. */
  const shownAt = date.isChosen ? date.at : null;
  const errors = bodies.map((body) => checkShopDocument(id, body));
  const right = errors.map((found) => found.length === 0);
  const answers = useQueries({
    queries: LOCALES.map((locale, index) =>
      previewQuery(id, locale, bodies[index], shownAt, right[index] === true),
    ),
  });
  const shown = answers.map(({ data }) => data);
  const messages = useMemo(
    () =>
      eachLocale((locale): ShowMessage | undefined => {
        const navigation = shown[LOCALES.indexOf(locale)];
        return navigation && { about: 'showroom-layout', navigation, isAtFoot: id === 'footer' };
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list is new at each time, its answers are not
    shown,
  );
  const own = LOCALES.indexOf(language);
  const error = answers[own]?.error;
  return (
    <PreviewScreens
      messages={messages}
      written={LOCALES}
      tools={<PreviewDate {...date} />}
      // A menu opens where there is room for it.
      firstScreen={id !== 'hello-bar' && innerWidth >= WIDE ? 'desktop' : 'phone'}
      note={
        right[own] ? (
          error ? (
            <FailureMessage error={error} />
          ) : null
        ) : (
          <FormattedMessage
            id={`shopDocument.preview.${isToFillIn(errors[own] ?? []) ? 'toFillIn' : 'faulty'}`}
          />
        )
      }
    />
  );
}

/** The texts as they stand below the lists of their categories. */
function TextsPreview() {
  const { editorState } = useEditorContext();
  const { pages } = editorState;
  const messages = useMemo(
    () =>
      eachLocale((locale): ShowMessage => {
        const body = pages[locale]?.meta ?? {};
        const isRight = checkShopDocument('categories', body).length === 0;
        return {
          about: 'showroom-texts',
          texts: toCategoryTexts(isRight ? (body as CategoryTextList) : NO_TEXTS),
        };
      }),
    [pages],
  );
  return <PreviewScreens messages={messages} written={LOCALES} />;
}

/** Results of search engines for the store's own pages. */
function SeoPreview() {
  const { editorState } = useEditorContext();
  const { pages } = editorState;
  const messages = useMemo(
    () =>
      eachLocale((locale): ShowMessage => {
        const body = pages[locale]?.meta ?? {};
        return {
          about: 'showroom-seo',
          seo: checkShopDocument('seo', body).length === 0 ? (body as Seo) : {},
        };
      }),
    [pages],
  );
  return <PreviewScreens messages={messages} written={LOCALES} />;
}

export type ShopDocumentPreviewProps = { id: ShopDocumentId };

/** What becomes of a document that the whole shop shows. */
export default function ShopDocumentPreview({ id }: ShopDocumentPreviewProps) {
  if (id === 'categories') return <TextsPreview />;
  if (id === 'filters') return <FilterNamesPreview />;
  if (id === 'dictionary') return <DictionaryPreview />;
  return id === 'seo' ? <SeoPreview /> : <NavigationPreview id={id} />;
}
