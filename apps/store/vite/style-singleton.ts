import type { ComponentType } from 'react';
import { useEffect } from 'react';

type SheetProps = { styles: string };

/**
 * Replaces `react-style-singleton`, which open dialogs use to lock scrolling: the rules are an adopted style sheet instead of a style
 * element, which the policy forbids.
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
