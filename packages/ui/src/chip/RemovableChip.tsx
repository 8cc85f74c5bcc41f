import X from 'lucide-react/icons/x';
import { useIntl } from 'react-intl';
import { Link } from '../link/Link.tsx';
import { Chip } from './Chip.tsx';

export type RemovableChipProps = {
  /** The active value: « Taille : S, M ». */
  label: string;
  /** URL of the list without it. */
  href: string;
  /** Called before the link is followed, so that a host can navigate on the client. */
  onClick?: React.MouseEventHandler<HTMLAnchorElement>;
};

/** An active filter as a link that removes it. */
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
