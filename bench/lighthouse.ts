import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumPath } from '../scripts/chromium.ts';

export type LighthouseFigures = {
  page: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds: largest contentful paint, and total blocking time. */
  largestPaint: number;
  blocked: number;
};

export type LighthouseReport = {
  figures: LighthouseFigures[];
  /** The audits that cost points, one line each. */
  findings: string[];
};

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const points = (score: number | null | undefined) => Math.round((score ?? 0) * 100);

/** Number of attempts: Lighthouse occasionally returns no result. */
const VISITS = 3;

async function visit(url: string, port: number) {
  for (let visited = 0; visited < VISITS; visited += 1) {
    const run = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      // A visitor whose language is the shop's default is not redirected from the home page.
      extraHeaders: { 'Accept-Language': 'fr-FR' },
    });
    if (run && !run.lhr.runtimeError) return run.lhr;
  }
  throw new Error(`Lighthouse returned no result for ${url}`);
}

async function measure(url: string, page: string, port: number) {
  const { categories, audits } = await visit(url, port);
  const score = (name: (typeof CATEGORIES)[number]) => points(categories[name]?.score);
  const figures: LighthouseFigures = {
    page,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
    blocked: Math.round(audits['total-blocking-time']?.numericValue ?? 0),
  };
  const findings = CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${page}: ${category}: ${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  );
  return { figures, findings };
}

/** Runs Lighthouse on some pages, with its simulated slow phone. */
export async function benchLighthouse(
  url: string,
  pages: Readonly<Record<string, string>>,
): Promise<LighthouseReport> {
  const chrome = await launch({ chromePath: chromiumPath(), chromeFlags: FLAGS });
  try {
    const report: LighthouseReport = { figures: [], findings: [] };
    for (const [page, path] of Object.entries(pages)) {
      const { figures, findings } = await measure(url + path, page, chrome.port);
      report.figures.push(figures);
      report.findings.push(...findings);
    }
    return report;
  } finally {
    chrome.kill();
  }
}

/** Returns the pages on which most visitors land. */
export async function lighthousePages(url: string): Promise<Record<string, string>> {
  const html = await (await fetch(`${url}/shop/women/`)).text();
  const product = /href="(\/produit\/[^"#]+)/.exec(html)?.[1];
  if (product === undefined) throw new Error('No product on /shop/women/');
  return { home: '/', shop: '/shop/women/', product, article: '/pages/devenir-vendeur' };
}

if (import.meta.main) {
  const [url] = process.argv.slice(2);
  if (!url) throw new Error('Usage: lighthouse.ts SHOP_URL');
  const { figures, findings } = await benchLighthouse(url, await lighthousePages(url));
  console.table(figures);
  console.log(findings.join('\n'));
}
