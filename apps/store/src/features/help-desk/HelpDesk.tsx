import type { Locale } from '@patine/core';
import { Button } from '@patine/ui/button/Button';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { allows, grant } from '../../lib/consent.ts';
import { openWidget } from './widget.ts';

export type HelpDeskProps = {
  /** URL of the widget's script. */
  script: string;
  locale: Locale;
};

type State = 'closed' | 'asking' | 'loading' | 'away' | 'open';

const PLACE = 'fixed bottom-22 start-4 xl:bottom-4 [.show--consent_&]:hidden';

/** Button for the help desk: names the vendor, and loads the widget only when pressed. */
export function HelpDesk({ script, locale }: HelpDeskProps) {
  const [state, setState] = useState<State>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setState('closed');
    button.current?.focus();
  };
  const load = () => {
    setState('loading');
    openWidget(script, locale).then(
      () => setState('open'),
      () => setState('away'),
    );
  };
  const agree = () => {
    grant('help');
    load();
  };

  // The widget has its own button.
  if (state === 'open') return null;
  return (
    <>
      <Button
        ref={button}
        tone="ink"
        size="sm"
        className={`${PLACE} z-sticky shadow-float`}
        aria-haspopup="dialog"
        aria-expanded={state !== 'closed'}
        aria-busy={state === 'loading'}
        onClick={() => (allows('help') ? load() : setState('asking'))}
      >
        <MessageCircle aria-hidden className="size-5" />
        <FormattedMessage id="helpDesk.button" />
      </Button>
      {state === 'asking' || state === 'away' ? (
        <Question host={new URL(script).host} away={state === 'away'} onOpen={agree} onClose={close} />
      ) : null}
    </>
  );
}

type QuestionProps = { host: string; away: boolean; onOpen: () => void; onClose: () => void };

function Question({ host, away, onOpen, onClose }: QuestionProps) {
  const id = useId();
  const open = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    open.current?.focus();
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <dialog
      open
      aria-labelledby={id}
      className="fixed inset-x-4 top-auto bottom-22 z-toast m-0 grid w-auto max-w-none animate-rise gap-3 rounded border-0 bg-paper p-5 text-ink shadow-float outline-1 -outline-offset-6 outline-field/60 outline-dashed sm:end-auto sm:w-96 lg:bottom-4"
    >
      <h2 id={id} className="heading text-2xl">
        <FormattedMessage id="helpDesk.title" />
      </h2>
      <p role={away ? 'alert' : undefined} className="text-pretty wrap-anywhere">
        <FormattedMessage id={away ? 'helpDesk.away' : 'helpDesk.text'} values={{ host }} />
      </p>
      <div className="flex flex-wrap gap-3">
        <Button ref={open} size="sm" onClick={onOpen}>
          <FormattedMessage id="helpDesk.open" />
        </Button>
        <Button size="sm" tone="line" onClick={onClose}>
          <FormattedMessage id="helpDesk.cancel" />
        </Button>
      </div>
    </dialog>
  );
}
