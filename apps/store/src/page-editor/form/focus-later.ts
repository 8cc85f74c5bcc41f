/** Gives the focus to the first of these that is there and can have it, once the change is drawn. */
export function focusLater(...ids: string[]) {
  requestAnimationFrame(() => {
    for (const id of ids) {
      const element = document.getElementById(id);
      if (!element || element.matches(':disabled')) continue;
      element.focus();
      return;
    }
  });
}
