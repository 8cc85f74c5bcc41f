import { FormattedMessage } from 'react-intl';
import { DocumentLink, type DocumentLinkProps } from './DocumentLink.tsx';
import type { LinkFault } from './use-link-faults.ts';

export type LinkFaultsProps = {
  faults: readonly LinkFault[];
  /** The document that they are in, where it is not the one that is open. */
  document?: DocumentLinkProps['document'];
};

/** Addresses with what is wrong with each, a line each. */
export const LinkFaults = ({ faults, document }: LinkFaultsProps) => (
  <ul className="mt-1 grid gap-1">
    {faults.map(({ address, words, path, messageId }) => (
      <li key={`${path} ${address}`} className="wrap-anywhere">
        {words ? (
          <>
            <FormattedMessage id="pageEditor.link.words" values={{ words }} />{' '}
          </>
        ) : null}
        <b className="font-semibold">
          {document ? (
            <DocumentLink document={document} address={address}>
              {address}
            </DocumentLink>
          ) : (
            address
          )}
        </b>{' '}
        <FormattedMessage id={messageId} />
      </li>
    ))}
  </ul>
);
