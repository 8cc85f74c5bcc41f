import { lazyMessages } from '../i18n/lazy-messages.ts';
import { chosenTheme } from '../lib/chosen-theme.ts';
import { seemsSignedIn } from '../lib/cookies.ts';
import { lazyPart } from '../lib/lazy-part.tsx';

/** The footer shows the visitor's theme, and customers no reward for a first order. */
export const ShopFooter = lazyPart(
  lazyMessages(() => import('./ShopFooter.tsx')),
  { onIdle: () => chosenTheme() !== '' || seemsSignedIn() },
);
