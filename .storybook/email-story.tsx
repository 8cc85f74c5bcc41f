import type { StoryContext } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type { Locale } from '../packages/core/src/index.ts';

/** Renders an email in the language selected in the toolbar. */
export const shown =
  <Props extends { locale: Locale }>(
    Letter: ComponentType<Props>,
    propsIn: (locale: Locale) => Omit<Props, 'locale'>,
  ) =>
  (_args: unknown, { globals }: StoryContext) => {
    const locale: Locale = globals['locale'] === 'en' ? 'en' : 'fr';
    const props = { ...propsIn(locale), locale } as Props;
    return <Letter {...props} />;
  };
