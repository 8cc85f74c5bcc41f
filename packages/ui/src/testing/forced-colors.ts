const NO_GROUND = /, 0\)$/;

/**
 * In forced colours text is painted in `color`, while the computed `-webkit-text-fill-color` stays the author's, and axe
 * measures that one (https://github.com/dequelabs/axe-core/issues/3978, open with axe-core 4.14). No style of ours sets it:
 * `scripts/text-fill.test.ts`.
 */
export function readPaintedTextColors() {
  const computedStyle = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, part) => {
    const style = computedStyle(element, part);
    const valueOf = style.getPropertyValue.bind(style);
    style.getPropertyValue = (name) => valueOf(name === '-webkit-text-fill-color' ? 'color' : name);
    return style;
  };
}

function groundOf(element: Element | null): string {
  if (!element) return 'rgb(255, 255, 255)';
  const { backgroundColor } = getComputedStyle(element);
  return NO_GROUND.test(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
}

const hasEdge = ({ borderWidth, outlineStyle }: CSSStyleDeclaration) =>
  /[1-9]/.test(borderWidth) || outlineStyle !== 'none';

/** Controls whose ground is their only shape, which forced colours make equal to what lies behind. */
export const shapelessControls = () =>
  [...document.querySelectorAll('a, button, input, select, textarea, summary, [role]')].filter((control) => {
    const style = getComputedStyle(control);
    return (
      control.checkVisibility({ visibilityProperty: true }) &&
      control.clientWidth > 1 &&
      !NO_GROUND.test(style.backgroundColor) &&
      !hasEdge(style) &&
      style.backgroundColor === groundOf(control.parentElement)
    );
  });
