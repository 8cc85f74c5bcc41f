import { BRAND_NAME } from '../packages/brand/src/index.ts';
import { brandMentions } from './brand-mentions.ts';
import { Stop, main, root } from './root.ts';

/** `npm run brand -- check [name]`: lists the lines outside `packages/brand` that name the shop, or a former name of it. */
await main(async () => {
  const [action, name = BRAND_NAME] = process.argv.slice(2);
  if (action !== 'check') throw new Stop('Usage: npm run brand -- check [name]');
  const found = brandMentions(root, name);
  if (found.length > 0)
    throw new Stop(`${found.join('\n')}\n\n${found.length} lines name ${name} outside packages/brand.`);
  console.log(`Only packages/brand names ${name}.`);
});
