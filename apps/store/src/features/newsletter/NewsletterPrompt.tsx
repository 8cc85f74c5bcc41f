import { NEWSLETTER_PERCENT } from '@patine/core';
import { IconButton } from '@patine/ui/icon-button/IconButton';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { seemsSignedIn } from '../../lib/cookies.ts';
import { matchPage, type PageName } from '../../pages.ts';
import { isDialogOpen, onDialogs } from './open-dialog.ts';
import { rememberPromptSeen, wasPromptSeen } from './prompt-seen.ts';
import { Subscription } from './Subscription.tsx';

/** Browsing pages only: no prompt during checkout or in the account. */
const PAGES: ReadonlySet<PageName> = new Set(['home', 'shop', 'drops', 'drops-soon', 'brands']);

/** Non-modal prompt, shown once per browser. */
export default function NewsletterPrompt() {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(() => !wasPromptSeen() && !seemsSignedIn());
  const [place, setPlace] = useState<string | null>(null);
  const page = matchPage(pathname)?.name;
  // Closes when the visitor leaves the page on which it appeared.
  if (place === null && page && PAGES.has(page)) setPlace(pathname);
  const isBusy = useSyncExternalStore(onDialogs, isDialogOpen);
  return isOpen && !isBusy && place === pathname ? <Card onClose={() => setOpen(false)} /> : null;
}

function Card({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { formatMessage } = useIntl();
  useEffect(() => {
    rememberPromptSeen();
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [onClose]);

  return (
    <dialog
      open
      aria-labelledby={id}
      className="fixed inset-x-4 top-auto bottom-4 z-toast m-0 grid w-auto max-w-none max-h-[calc(100dvh-2rem)] animate-rise gap-3 overflow-y-auto rounded border-0 bg-paper p-5 text-ink shadow-float outline-1 -outline-offset-6 outline-field/60 outline-dashed sm:start-auto sm:w-96"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id={id} className="heading pt-2 text-2xl">
          <FormattedMessage id="newsletter.popin.title" values={{ percent: NEWSLETTER_PERCENT }} />
        </h2>
        <IconButton label={formatMessage({ id: 'newsletter.popin.close' })} onClick={onClose}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      <p>
        <FormattedMessage id="newsletter.popin.text" />
      </p>
      <Subscription source="popin" />
    </dialog>
  );
}
