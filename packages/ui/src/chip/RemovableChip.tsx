import X from 'lucide-react/icons/x';
import { useIntl } from 'react-intl';
import { Link } from '../link/Link.tsx';
import { Chip } from './Chip.tsx';

export type RemovableChipProps = {
  /** What is active, as the person chose it: « Taille : S, M ». */
  label: string;
  /** Address of the same list without it. */
  href: string;
  /** Runs before the link is followed: a host may act without loading a page. */
  onClick?: React.MouseEventHandler<HTMLAnchorElement>;
};

/** A choice that is active; the whole chip is the link that takes it away. */
export function RemovableChip({ label, href, onClick }: RemovableChipProps) {
  const { formatMessage } = useIntl();
  return (
    <Chip asChild active>
      <Link href={href} onClick={onClick} aria-label={formatMessage({ id: 'ui.chip.remove' }, { label })}>
        {label}
        <X aria-hidden className="size-3.5" />
      </Link>
    </Chip>
  );
}
