import { useIntl } from 'react-intl';
import { shopDocumentOf } from './shop-document.ts';

/** What editors call what they have open: a page by its name, another document by what it is. */
export function useDocumentTitle(): (name: string) => string {
  const { formatMessage } = useIntl();
  return (name) => {
    const id = shopDocumentOf(name);
    return id === null ? name : formatMessage({ id: `pageEditor.shop.${id}` });
  };
}
