import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { ZoneBlock } from '../../cms/Zones.tsx';
import type { ShowPageMessage } from '../../page-editor/iframe-messages.ts';
import { PreviewBlock } from './PreviewBlock.tsx';
import { HiddenBlock } from './HiddenBlock.tsx';
import { usePreview } from '../../cms/use-preview.ts';

export type PreviewCanvasProps = Pick<ShowPageMessage, 'zones' | 'chosen' | 'changes' | 'at' | 'closed'> & {
  onChoose: (key: string) => void;
};

/** Links are disabled: clicking a block opens its form beside the iframe. */
function useChoosing(onChoose: (key: string) => void) {
  return (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target : null;
    if (pressed?.closest('a, [type=submit]')) event.preventDefault();
    const key = pressed?.closest('[data-block]')?.getAttribute('data-block');
    if (key) onChoose(key);
  };
}

export function PreviewCanvas({ zones, chosen, changes, at, closed, onChoose }: PreviewCanvasProps) {
  const { prepared, isBare, drops, preparedAt } = usePreview(zones, { at, closed });
  const choose = useChoosing(onChoose);
  const first = zones.flatMap(({ blocks }) => blocks)[0];

  if (!first)
    return (
      <p className="wrap py-12 text-muted">
        <FormattedMessage id="pageEditor.stage.empty" />
      </p>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a way in by pointer; the list of blocks is the one by keyboard
    <div onClickCapture={choose}>
      {zones.map((zone) => (
        <div key={zone.key} className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 py-6 empty:hidden xl:py-8">
          {zone.blocks.map(({ key, type, block, isToFillIn, drop }) => {
            const ready = block && prepared.get(block);
            return (
              <PreviewBlock key={key} id={key} isChosen={key === chosen} change={changes?.[key]}>
                {ready && !isBare(ready) ? (
                  <ZoneBlock
                    prepared={ready}
                    first={key === first.key}
                    drops={drops}
                    preparedAt={preparedAt}
                  />
                ) : (
                  <HiddenBlock
                    type={type}
                    why={ready ? 'bare' : isToFillIn ? 'toFillIn' : 'faulty'}
                    drop={ready && drop ? closed?.[drop] : undefined}
                  />
                )}
              </PreviewBlock>
            );
          })}
        </div>
      ))}
    </div>
  );
}
