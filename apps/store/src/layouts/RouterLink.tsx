import type { LinkProps } from '@patine/ui/provider/UiProvider';

/**
 * A plain anchor: a page has hundreds, and none needs a hook of its own. In the browser one listener takes presses
 * to the router (lib/follow-links.ts).
 */
export const RouterLink = ({ children, ...props }: LinkProps) => <a {...props}>{children}</a>;
