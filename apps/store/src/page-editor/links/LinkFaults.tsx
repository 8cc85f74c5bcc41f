import { FormattedMessage } from 'react-intl';
import type { LinkFault } from './use-link-faults.ts';

/** Addresses with what is wrong with each, a line each. */
export const LinkFaults = ({ faults }: { faults: readonly LinkFault[] }) => (
  <ul className="mt-1 grid gap-1">
    {faults.map(({ address, path, messageId }) => (
      <li key={`${path} ${address}`} className="wrap-anywhere">
        <b className="font-semibold">{address}</b> <FormattedMessage id={messageId} />
      </li>
    ))}
  </ul>
);
