import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { ImageSource } from '../picture/media-path.ts';
import { UiProvider } from '../provider/UiProvider.tsx';
import { messages, type Locale } from './locales.ts';

export type UiFrameProps = {
  /** Language of the texts. */
  locale: Locale;
  /** Returns image URLs; those of the shop by default. */
  imageSrc?: ImageSource;
  /** The component under test. */
  children: ReactNode;
};

/** Provides what components need in the shop: messages in one language, links and images. */
export function UiFrame({ locale, imageSrc, children }: UiFrameProps) {
  return (
    <IntlProvider locale={locale === 'fr' ? 'fr-FR' : 'en-US'} messages={messages[locale]} onError={fail}>
      <UiProvider {...(imageSrc ? { imageSrc } : {})}>{children}</UiProvider>
    </IntlProvider>
  );
}

// A missing message is a bug, so it throws instead of showing its id.
const fail = (error: Error) => {
  throw error;
};
