import { safeHtml } from '@patine/ui/safe-html/safe-html';
import { useCallback, useState, type FormEvent } from 'react';
import { lazyMessages } from '../../i18n/lazy-messages.ts';
import { seemsSignedIn } from '../../lib/cookies.ts';
import { useBrowserFact } from '../../lib/use-browser-fact.ts';

const fetchForm = lazyMessages(() => import('./FooterForm.tsx'));

/** The server renders the form; a browser keeps that HTML, which works without scripts, and loads the code on use. */
const Rendered = import.meta.env.SSR ? (await fetchForm()).FooterForm : null;
const AS_IT_IS = safeHtml('');

type Taken = Awaited<ReturnType<typeof fetchForm>> & { sent?: string };

/** The newsletter form of every page. */
export function FooterNewsletter() {
  const [taken, setTaken] = useState<Taken | null>(null);

  // The server's form is one for all: who has an account reads there whether a first order is rewarded.
  const isSignedIn = useBrowserFact(seemsSignedIn, false);
  const letter = { className: 'group/letter footer-newsletter', 'data-signed-in': isSignedIn || undefined };

  const fillEmpty = useCallback((place: HTMLElement | null) => {
    if (place && !place.firstChild) void fetchForm().then(setTaken, () => undefined);
  }, []);
  const take = async (event: FormEvent) => {
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    try {
      setTaken({ ...(await fetchForm()), sent: String(new FormData(form).get('emailAddress')) });
    } catch {
      form.submit();
    }
  };

  if (Rendered)
    return (
      <div {...letter}>
        <Rendered />
      </div>
    );
  return taken ? (
    <div key="taken" {...letter}>
      <taken.FooterForm sent={taken.sent} />
    </div>
  ) : (
    <div
      {...letter}
      ref={fillEmpty}
      suppressHydrationWarning
      dangerouslySetInnerHTML={AS_IT_IS}
      onFocus={() => void fetchForm().catch(() => undefined)}
      onSubmit={(event) => void take(event)}
    />
  );
}
