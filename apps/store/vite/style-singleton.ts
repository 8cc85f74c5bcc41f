import type { ComponentType } from 'react';
import { useEffect } from 'react';

type SheetProps = { styles: string };

/**
 * Stands in for `react-style-singleton`, with which open dialogs hold the page still: its rules are adopted as a sheet
 * and not written into a style element, so that the page's policy allows no such element at all.
 */
export function styleSingleton(): ComponentType<SheetProps> {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;
  const add = (styles: string) => {
    users += 1;
    if (sheet) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  };
  const remove = () => {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    sheet = null;
  };
  return function Sheet({ styles }) {
    useEffect(() => {
      add(styles);
      return remove;
    }, [styles]);
    return null;
  };
}
