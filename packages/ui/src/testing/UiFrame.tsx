import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { ImageSource } from '../picture/media-path.ts';
import { UiProvider } from '../provider/UiProvider.tsx';
import { messages, type Locale } from './locales.ts';

export type UiFrameProps = {
  /** Language of the words inside. */
  locale: Locale;
  /** Address of pictures; the shop's own when absent. */
  imageSrc?: ImageSource;
  /** What is looked at. */
  children: ReactNode;
};

/** What a component finds around it in the shop: words in one language, links and pictures. */
export function UiFrame({ locale, imageSrc, children }: UiFrameProps) {
  return (
    <IntlProvider locale={locale === 'fr' ? 'fr-FR' : 'en-US'} messages={messages[locale]} onError={fail}>
      <UiProvider {...(imageSrc ? { imageSrc } : {})}>{children}</UiProvider>
    </IntlProvider>
  );
}

// A missing message is a bug here: fail loudly instead of showing its id.
const fail = (error: Error) => {
  throw error;
};
