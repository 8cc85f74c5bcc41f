import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';

export type AppLinkProps = {
  label: string;
  /** URL of the app's store page. */
  path: string;
};

export function AppLink({ label, path }: AppLinkProps) {
  return (
    <Button asChild tone="line" size="sm">
      <Link href={path}>{label}</Link>
    </Button>
  );
}
