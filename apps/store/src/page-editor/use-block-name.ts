import { useIntl } from 'react-intl';
import { isKnownType } from './check-block.ts';

/** What people call a type of block; a type that this shop does not know keeps its own. */
export function useBlockName(): (type: string) => string {
  const { formatMessage } = useIntl();
  return (type) => (isKnownType(type) ? formatMessage({ id: `pageEditor.block.${type}` }) : type);
}
