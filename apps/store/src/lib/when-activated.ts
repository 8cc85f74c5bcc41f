/** Runs now, or once a prerendered page is shown: until then nobody has visited it, and perhaps nobody will. */
export function whenActivated(run: () => void) {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
