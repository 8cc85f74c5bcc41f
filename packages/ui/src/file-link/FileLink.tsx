import { cx } from 'class-variance-authority';
import FileText from 'lucide-react/icons/file-text';
import { useIntl } from 'react-intl';
import { Link } from '../link/Link.tsx';
import type { LinkProps } from '../provider/UiProvider.tsx';
import { fileSize } from './file-size.ts';

export type FileLinkProps = Omit<LinkProps, 'children' | 'type'> & {
  /** Name of the file: « Facture F-2026-118 ». */
  name: string;
  /** File format: PDF, CSV. */
  type: string;
  /** Size in bytes; omitted when unknown. */
  size?: number | undefined;
};

/** A download link with name, format and size. */
export function FileLink({ name, type, size, className, ...rest }: FileLinkProps) {
  const { formatNumber } = useIntl();
  const weight = size === undefined ? null : fileSize(size);
  return (
    <Link
      data-slot="file-link"
      download
      className={cx('group inline-flex min-h-11 max-w-full items-center gap-3 py-1.5', className)}
      {...rest}
    >
      <FileText aria-hidden className="size-6 text-muted" />
      <span className="min-w-0 wrap-break-word">
        <span className="underline decoration-1 underline-offset-4 group-hover:decoration-2">{name}</span>{' '}
        <span className="text-sm whitespace-nowrap text-ink-soft">
          {type}
          {weight
            ? `, ${formatNumber(weight.value, { style: 'unit', unit: weight.unit, maximumFractionDigits: 1 })}`
            : null}
        </span>
      </span>
    </Link>
  );
}
