import { Chip } from '@patine/ui/chip/Chip';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { FormattedMessage } from 'react-intl';

/** Pixels. */
export const SCREEN_WIDTHS = { phone: 390, desktop: 1440 } as const;
export type Screen = keyof typeof SCREEN_WIDTHS;

const ICONS = { phone: Smartphone, desktop: Monitor };

export type ScreenChipsProps = { screen: Screen; onChoose: (screen: Screen) => void };

/** On which screen a preview is seen. */
export function ScreenChips({ screen, onChoose }: ScreenChipsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {(Object.keys(SCREEN_WIDTHS) as Screen[]).map((one) => {
        const Icon = ICONS[one];
        return (
          <Chip key={one} active={screen === one} aria-pressed={screen === one} onClick={() => onChoose(one)}>
            <Icon aria-hidden className="size-4" />
            <FormattedMessage id={`pageEditor.screen.${one}`} />
          </Chip>
        );
      })}
    </div>
  );
}
