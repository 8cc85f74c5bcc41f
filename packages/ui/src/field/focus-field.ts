/** As a ref: the element takes the focus when it comes. Stable, so that it does not take it again on each draw. */
export const focusField = (element: HTMLElement | null) => {
  element?.focus();
};
