import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Decorator, Preview } from '@storybook/react-vite';
import { lazy, Suspense, useEffect, type PropsWithChildren } from 'react';
import { paths } from 'virtual:component-paths';
import type { BlockType } from '../packages/contract/src/content/blocks.ts';
import type { EditorDocs } from '../packages/ui/src/blocks/editors-page.ts';
import { UiFrame } from '../packages/ui/src/testing/UiFrame.tsx';
import { isLocale } from '../packages/ui/src/testing/locales.ts';
import { textPairs } from '../packages/ui/src/testing/text-pairs.ts';
import { inEnglish } from '../packages/ui/src/testing/use-sample-language.ts';
import '../packages/ui/src/styles/index.css';
import { withImports } from './docs/import-lines.ts';
import { readableArgTypes } from './docs/readable-arg-types.ts';
import { loadFaces } from './faces.ts';
import './docs/pages.css';
import { storyPicture } from './story-picture.ts';
import { themeNamed } from './theme.ts';

/** Samples are written in French: in English, the texts of arguments and of what a story renders are translated. */
const InSampleLanguage: Decorator = (Story, { args, globals, parameters }) => {
  if (globals['locale'] !== 'en') return Story();
  const { example } = (parameters['editors'] ?? {}) as Partial<EditorDocs<BlockType>>;
  const pairs = example ? textPairs(example.fr, example.en) : {};
  return inEnglish(Story({ args: inEnglish(args, pairs) }), pairs);
};

const InLocale: Decorator = (Story, { globals, viewMode }) => {
  const locale = isLocale(globals['locale']) ? globals['locale'] : 'fr';
  const theme = String(globals['theme'] ?? 'light');
  const dir = globals['dir'] === 'rtl' ? 'rtl' : 'ltr';
  const isPage = viewMode === 'docs';
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dataset['theme'] = theme;
    // A page of documentation stays as it is: only what it shows has the direction.
    document.documentElement.dir = isPage ? 'ltr' : dir;
  }, [locale, theme, dir, isPage]);
  return (
    <UiFrame locale={locale} imageSrc={storyPicture}>
      {isPage ? (
        <div
          data-theme={theme}
          dir={dir}
          className="my-5 bg-paper text-ink [box-shadow:0_0_0_1.25rem_var(--paper)]"
        >
          <Story />
        </div>
      ) : (
        <Story />
      )}
    </UiFrame>
  );
};

// Loaded separately from the stories, because tests never need documentation.
const DocsFrame = lazy(() => import('./DocsFrame.tsx'));
const DocsFrameInTime = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <DocsFrame {...props} />
  </Suspense>
);
const DocsPage = lazy(() => import('./DocsPage.tsx'));
const DocsInTime = () => (
  <Suspense>
    <DocsPage />
  </Suspense>
);

/** Renders a block between the margins of a page, which some blocks extend over. */
const InPage: Decorator = (Story, { parameters }) =>
  parameters['editors'] ? <div className="wrap py-8 xl:py-12">{Story()}</div> : Story();

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

export default {
  // No story and no page is shown in another face first.
  beforeAll: async () => void (await loadFaces()),
  decorators: [InSampleLanguage, InPage, InLocale],
  argTypesEnhancers: [readableArgTypes],
  tags: ['autodocs'],
  initialGlobals: { locale: 'fr', theme: 'light', dir: 'ltr' },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'fr', title: 'FR' },
          { value: 'en', title: 'EN' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'contrast', title: 'High contrast' },
        ],
      },
    },
    dir: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  parameters: {
    // Target size is the only WCAG 2.2 rule of axe that is disabled by default.
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'target-size', enabled: true }] },
      // Passing checks are not reported by element, which would take an eighth of the run.
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    docs: {
      theme: themeNamed('light'),
      container: DocsFrameInTime,
      page: DocsInTime,
      source: { transform: (code: string) => withImports(code, paths) },
    },
    controls: { expanded: true },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          ['Start here', 'Overview', 'Which component', 'Foundations', 'Writing', 'Tokens in use', 'Changes'],
          'Shopper’s path',
          ['1 Find', '2 Look', '3 Buy', '4 Follow', '5 Return'],
          'Screens',
          ['Overview', 'Shop', 'Product', 'Cart', 'Checkout', 'Orders', 'Order'],
          'Emails',
          ['Overview', 'About orders', 'Without an order'],
          'Controls',
          'Commerce',
          'Layout',
          'Blocks',
        ],
      },
    },
    viewport: {
      options: {
        phone: viewport('Small phone, 320', 320, 640),
        largePhone: viewport('Phone, 390', 390, 844),
        tablet: viewport('Tablet, 768', 768, 1024),
        landscape: viewport('Tablet, wide, 1024', 1024, 768),
        laptop: viewport('Laptop, 1280', 1280, 800),
        desktop: viewport('Desktop, 1440', 1440, 900),
        wide: viewport('Wide, 1920', 1920, 1080),
      },
    },
  },
} satisfies Preview;
