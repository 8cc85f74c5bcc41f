import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';

/** Themes that a visitor can choose, in display order; the empty one is the system’s. */
export const THEMES = ['', 'light', 'dark', 'contrast'] as const;

export type ThemeSwitchProps = ComponentPropsWithRef<'select'>;

const ids: Record<(typeof THEMES)[number], string> = {
  '': 'ui.theme-switch.system',
  light: 'ui.theme-switch.light',
  dark: 'ui.theme-switch.dark',
  contrast: 'ui.theme-switch.contrast',
};

/** Chooses the theme: the system’s, light, dark or high contrast. It needs scripts, and is hidden without them. */
export function ThemeSwitch({ className, ...rest }: ThemeSwitchProps) {
  const { formatMessage } = useIntl();
  return (
    <label
      data-slot="theme-switch"
      className={cx('flex items-center gap-2 text-sm noscript:hidden', className)}
    >
      {formatMessage({ id: 'ui.theme-switch.label' })}
      <select
        className="h-9 rounded border border-field bg-surface px-2 hover:border-ink pointer-coarse:h-11"
        {...rest}
      >
        {THEMES.map((theme) => (
          <option key={theme} value={theme}>
            {formatMessage({ id: ids[theme] })}
          </option>
        ))}
      </select>
    </label>
  );
}
