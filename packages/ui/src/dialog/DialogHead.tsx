import * as Radix from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../icon-button/IconButton.tsx';

export type DialogHeadProps = {
  /** Title; also the accessible name. */
  title: ReactNode;
  /** Description, announced after the name. */
  description?: ReactNode;
};

export function DialogHead({ title, description }: DialogHeadProps) {
  const { formatMessage } = useIntl();
  return (
    <div className="stitch-b flex items-start gap-3 py-3 pe-2 ps-5 sm:ps-7">
      <div className="min-w-0 flex-1 py-1.5">
        <Radix.Title className="heading text-xl">{title}</Radix.Title>
        {description ? (
          <Radix.Description className="mt-1 text-sm text-muted">{description}</Radix.Description>
        ) : null}
      </div>
      <Radix.Close asChild>
        <IconButton label={formatMessage({ id: 'ui.dialog.close' })}>
          <X aria-hidden />
        </IconButton>
      </Radix.Close>
    </div>
  );
}
