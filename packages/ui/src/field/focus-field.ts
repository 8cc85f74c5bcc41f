/** Ref callback that focuses an element when it mounts. Stable, so that a render does not focus it again. */
export const focusField = (element: HTMLElement | null) => {
  element?.focus();
};
