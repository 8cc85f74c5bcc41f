import { ThemeSwitch } from '@patine/ui/theme-switch/ThemeSwitch';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { chooseTheme, onThemeChosen } from '../lib/choose-theme.ts';
import { chosenTheme } from '../lib/chosen-theme.ts';
import { useBrowserFact } from '../lib/use-browser-fact.ts';

/** The choice of theme. The page is the same for everybody: only the browser knows what was chosen. */
export default function ThemeChoice() {
  const theme = useBrowserFact(chosenTheme, '');
  const select = useRef<HTMLSelectElement>(null);
  // What was chosen before this code was there. The server's HTML shows the system's theme to everybody.
  useLayoutEffect(() => {
    if (select.current?.value) chooseTheme(select.current.value);
  }, []);
  // The phone menu has one as well as the footer.
  useEffect(
    () =>
      onThemeChosen(() => {
        if (select.current) select.current.value = chosenTheme();
      }),
    [],
  );
  return (
    <ThemeSwitch
      ref={select}
      autoComplete="off"
      key={theme}
      defaultValue={theme}
      onChange={({ currentTarget: { value } }) => chooseTheme(value)}
    />
  );
}
