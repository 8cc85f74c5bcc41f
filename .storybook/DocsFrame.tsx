import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { useGlobal } from './docs/use-global.ts';
import { docsTheme } from './theme.ts';

/** A page of documentation in the theme that the toolbar shows. */
export default function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = String(useGlobal(context.channel, 'theme') ?? 'light');
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <DocsContainer context={context} theme={docsTheme(theme)}>
      {children}
    </DocsContainer>
  );
}
