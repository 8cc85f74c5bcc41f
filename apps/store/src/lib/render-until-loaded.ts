/** React's marker for a component whose code is still loading. */
const WITHOUT_CODE = '<!--$!-->';
const PAUSE_MS = 20;
const MAX_ATTEMPTS = 10;

/**
 * Renders until every lazy component is loaded. The server waits only on the first render of each component; later renders have its
 * code. If code fails to load, the browser completes the page.
 */
export async function renderUntilLoaded<Markup extends { html: string }>(
  render: () => Markup,
): Promise<Markup> {
  let made = render();
  for (let tries = 0; tries < MAX_ATTEMPTS && made.html.includes(WITHOUT_CODE); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    made = render();
  }
  return made;
}
