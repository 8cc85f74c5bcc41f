import Copy from 'lucide-react/icons/copy';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { LiveRegion } from '../live-region/LiveRegion.tsx';
import { CopyLabel } from './CopyLabel.tsx';
import { useCopy, type CopyState } from './use-copy.ts';

export type CopyButtonProps = Omit<ButtonProps, 'asChild' | 'loading' | 'onClick' | 'children'> & {
  /** Text for the clipboard. */
  text: string;
  /** Label, when « Copy » is not specific enough. */
  children?: ReactNode;
};

const resultIds: Record<CopyState, string | null> = {
  idle: null,
  copied: 'ui.copy-button.copied',
  failed: 'ui.copy-button.failed',
};

export function CopyButton({ text, children, tone = 'line', size = 'sm', ...rest }: CopyButtonProps) {
  const { formatMessage } = useIntl();
  const { state, copy } = useCopy();
  const id = resultIds[state];
  return (
    <>
      <Button tone={tone} size={size} {...rest} onClick={() => void copy(text)}>
        <CopyLabel
          copied={state === 'copied'}
          sign={<Copy aria-hidden className="size-4" />}
          before={children ?? formatMessage({ id: 'ui.copy-button.copy' })}
          after={formatMessage({ id: 'ui.copy-button.copied' })}
        />
      </Button>
      {state === 'failed' ? (
        <p className="mt-2 text-sm text-garance">{formatMessage({ id: 'ui.copy-button.failed' })}</p>
      ) : null}
      <LiveRegion message={id ? formatMessage({ id }) : ''} />
    </>
  );
}
