export type Finding = {
  title: string;
  frame: string;
  /** Describes the difference in a sentence. */
  says: string;
  /** Paths of the pictures, relative to the report. */
  pictures: { before?: string; after?: string; difference?: string };
};

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const figure = ([label, file]: [string, string]) =>
  `<figure><figcaption>${label}</figcaption><a href="${file}"><img src="${file}" alt="${label}" loading="lazy"></a></figure>`;

const section = ({ title, frame, says, pictures }: Finding) =>
  `<section><h2>${escape(title)} <small>${frame}</small></h2><p>${escape(says)}</p><div>${Object.entries(
    pictures,
  )
    .map(figure)
    .join('')}</div></section>`;

/** Formats an HTML page with every story that differs: before, after, and the difference. */
export const reportPage = (findings: readonly Finding[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${findings.length} differences</title>
<style>
  body { margin: 2rem; background: #faf7f2; color: #1c1917; font: 16px/1.5 system-ui, sans-serif; }
  section { border-top: 1px dashed #ddd3c5; padding: 1rem 0 2rem; }
  small { color: #6b6259; font-weight: normal; }
  div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start; }
  figure { margin: 0; }
  img { max-width: 100%; border: 1px solid #ddd3c5; }
</style>
<h1>${findings.length} differences</h1>
${findings.map(section).join('\n')}
</html>
`;
