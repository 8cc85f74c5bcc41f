import { expect, test } from '@playwright/test';
import { axeFinds } from './steps/axe.ts';

const IN_FRAME = `<html lang="fr"><title>Frame</title><main aria-label="Frame"><h1>Frame</h1><button></button>
  <iframe title="Nested" srcdoc="<html lang='fr'><title>Nested</title><main aria-label='Nested'><h1>Nested</h1><input>"></iframe>`;

const FAULTY = `<html lang="fr"><title>Faulty</title><main><h1>Faulty</h1>
  <section id="part"><img src="data:," width="40" height="40"><p style="color: #bbb">Faint</p></section>
  <button aria-label="One" style="width: 8px; height: 8px; padding: 0"></button>
  <button aria-label="Two" style="width: 8px; height: 8px; padding: 0"></button>
  <div id="host"><template shadowrootmode="open"><select style="height: 40px; margin: 40px"></select></template></div>
  <iframe title="Frame" srcdoc="${IN_FRAME.replaceAll('"', '&quot;')}"></iframe></main>`;

const SMALL = 'target-size: button[aria-label="One"] ; button[aria-label="Two"]';
const IN_PART = ['color-contrast: p', 'image-alt: img'];
const ELSEWHERE = ['button-name: iframe,button', 'label: iframe,iframe,input', 'select-name: #host,select'];

test('axe looks into frames, shadow roots, or one part, with all rules or some', async ({ page }) => {
  await page.route('**/faulty', (route) => route.fulfill({ contentType: 'text/html', body: FAULTY }));
  await page.goto('/faulty');
  expect((await axeFinds(page)).toSorted()).toEqual([...ELSEWHERE, ...IN_PART, SMALL].toSorted());
  expect((await axeFinds(page, { covered: true })).toSorted()).toEqual([...ELSEWHERE, ...IN_PART].toSorted());
  expect((await axeFinds(page, { part: '#part' })).toSorted()).toEqual(IN_PART);
  expect(await axeFinds(page, { rules: ['label'] })).toEqual(['label: iframe,iframe,input']);
});
