import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { Logo } from '@patine/ui/logo/Logo';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { editorPaths } from '../../editor-paths.ts';
import { paths } from '../../paths.ts';

export type DropsHeaderProps = {
  title: string;
  /** Below the title: where the drop stands. */
  state?: ReactNode;
  /** True in the list of drops, from which the way back leads to pages. */
  isList?: boolean;
  /** What one can do. */
  children?: ReactNode;
};

/** The bar of the screens of drops, always in sight. */
export function DropsHeader({ title, state, isList = false, children }: DropsHeaderProps) {
  const locale = useLocale();
  return (
    <header className="sticky top-0 z-header stitch-b flex flex-wrap items-center gap-x-3 gap-y-1 bg-paper px-4 py-1.5 sm:px-6 sm:py-2 xl:h-18 xl:flex-nowrap">
      <Logo href={paths.home(locale)} className="text-2xl max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-full sm:basis-48">
        <h1 className="truncate font-semibold">{title}</h1>
        {state}
      </div>
      <Button asChild tone="quiet" size="sm" className="max-sm:-ml-3">
        <Link href={editorPaths.pageEditor(locale, isList ? '' : 'view=drops')}>
          <ArrowLeft aria-hidden className="size-4" />
          <FormattedMessage id={isList ? 'dropEditor.pages' : 'dropEditor.all'} />
        </Link>
      </Button>
      {children}
    </header>
  );
}
