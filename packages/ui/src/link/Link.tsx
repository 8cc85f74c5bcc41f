import { useUi, type LinkProps } from '../provider/UiProvider.tsx';

/** The link of the application that hosts the component, or a plain anchor. */
export function Link(props: LinkProps) {
  const ui = useUi();
  return <ui.Link {...props} />;
}
