/** What React writes in the place of a part whose code is on its way. */
const WITHOUT_CODE = '<!--$!-->';
const PAUSE_MS = 20;
const MOST_TRIES = 10;

/**
 * Renders until every part is there. The first time that a part is drawn whose code is fetched on demand, a server
 * waits for it; ever after it has it. A page that stays without is for the browser to complete.
 */
export async function lazyComponent<Markup extends { html: string }>(render: () => Markup): Promise<Markup> {
  let made = render();
  for (let tries = 0; tries < MOST_TRIES && made.html.includes(WITHOUT_CODE); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    made = render();
  }
  return made;
}
