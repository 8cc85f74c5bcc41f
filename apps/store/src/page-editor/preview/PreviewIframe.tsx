import type { Locale } from '@patine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { editorPaths } from '../../editor-paths.ts';
import { ROOT_ID } from '../../lib/boot.ts';
import { messageFrom, type IframeMessage, type ShowMessage } from '../iframe-messages.ts';
import { relayShortcuts } from '../use-shortcuts.ts';
import { useSize } from './use-size.ts';
import { useLanguageLabel } from '../use-language-name.ts';

/** The store asks to retry after this time while it is overloaded (`server/load-shedding.ts`). */
const RETRY_MS = 5_000;

export type PreviewIframeProps = {
  language: Locale;
  /** Width of the screen that it stands for, in pixels. */
  width: number;
  /** What it shows; nothing before there is something. */
  message: ShowMessage | undefined;
  /** Said in its place while there is nothing, in the editor's language. */
  instead?: ReactNode;
  /** Told the key of a block that was pressed. */
  onChoose?: (key: string) => void;
};

/** A screen of the shop that shows the page, made smaller where it does not fit. */
export function PreviewIframe({ language, width, message, instead, onChoose }: PreviewIframeProps) {
  const languageLabel = useLanguageLabel();
  const { formatMessage } = useIntl();
  const meta = useRef<HTMLIFrameElement>(null);
  const [size, follow] = useSize();
  const [readyCount, setReadyCount] = useState(0);

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const message = messageFrom<IframeMessage>(event, meta.current?.contentWindow, [
        'showroom-ready',
        'showroom-chosen',
      ]);
      if (message?.about === 'showroom-ready') {
        setReadyCount((count) => count + 1);
        if (meta.current?.contentWindow) relayShortcuts(meta.current.contentWindow);
      }
      if (message?.about === 'showroom-chosen') onChoose?.(message.key);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [onChoose]);

  useEffect(() => {
    if (readyCount === 0 || !message) return;
    meta.current?.contentWindow?.postMessage(message, location.origin);
  }, [readyCount, message]);

  const [isPlain, setPlain] = useState(false);
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(retry.current), []);
  /** The plain page of an overloaded store can be shown nothing: the preview is loaded again. */
  const retryPlainPage = () => {
    clearTimeout(retry.current);
    const { contentWindow, contentDocument } = meta.current ?? {};
    const isPage =
      !contentDocument || contentDocument.URL === 'about:blank' || contentDocument.getElementById(ROOT_ID);
    setPlain(!isPage);
    if (isPage) return;
    retry.current = setTimeout(() => contentWindow?.location.reload(), RETRY_MS);
  };

  const isInstead = message === undefined && Boolean(instead);
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width);
  return (
    <div ref={follow} className="relative min-h-0 min-w-0 flex-1 overflow-clip">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, which is told what to show by scripts */}
      <iframe
        ref={meta}
        onLoad={retryPlainPage}
        src={editorPaths.pagePreview(language)}
        title={formatMessage(
          { id: 'pageEditor.preview.frame' },
          { language: languageLabel(language), width },
        )}
        className={`absolute top-0 block origin-top-left border border-line bg-paper ${isPlain || isInstead ? 'invisible' : ''}`}
        style={{
          width,
          height: size.height / scale,
          transform: `scale(${scale})`,
          left: Math.max(0, (size.width - width) / 2),
        }}
      />
      {isPlain || isInstead ? (
        <output className="block px-4 py-12 text-center text-sm text-ink-soft">
          {isPlain ? <FormattedMessage id="pageEditor.preview.busy" /> : instead}
        </output>
      ) : null}
    </div>
  );
}
