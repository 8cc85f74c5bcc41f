import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { UiFrame } from '../packages/ui/src/testing/UiFrame.tsx';
import { isLocale } from '../packages/ui/src/testing/locales.ts';
import '../packages/ui/src/styles/index.css';
import { storyPicture } from './story-picture.ts';
import { theme } from './theme.ts';

const InLocale: Decorator = (Story, { globals }) => {
  const locale = isLocale(globals['locale']) ? globals['locale'] : 'fr';
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <UiFrame locale={locale} imageSrc={storyPicture}>
      <Story />
    </UiFrame>
  );
};

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

export default {
  decorators: [InLocale],
  initialGlobals: { locale: 'fr' },
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
  },
  parameters: {
    a11y: { test: 'error' },
    docs: { theme },
    controls: { expanded: true },
    options: { storySort: { order: ['Introduction', 'Controls', 'Commerce', 'Layout', 'Blocks'] } },
    viewport: {
      options: {
        phone: viewport('Phone, 320', 320, 640),
        tablet: viewport('Tablet, 768', 768, 1024),
        desktop: viewport('Desktop, 1440', 1440, 900),
      },
    },
  },
} satisfies Preview;
