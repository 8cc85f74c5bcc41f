import { sql } from 'drizzle-orm';
import { access, constants, mkdir } from 'node:fs/promises';
import { askOwner } from '../db/owner.ts';
import { items } from '../db/schema/catalogue.ts';
import { cliConfig, withData } from './data.ts';

/** `doctor`: what the shop would run on, and whether it answers. */
export async function doctor(): Promise<number> {
  const config = cliConfig();
  await mkdir(config.DATA_DIR, { recursive: true });
  await access(config.DATA_DIR, constants.W_OK);
  console.log(`data folder   ${config.DATA_DIR}: writable`);
  console.log(
    `database      ${config.DATABASE_URL ? 'PostgreSQL by DATABASE_URL' : 'embedded, in the data folder'}`,
  );
  const running = config.DATABASE_URL ? null : await askOwner(config.DATA_DIR, 'status', {});
  if (running) {
    for await (const piece of running) console.log(`running shop  ${JSON.stringify(piece)}`);
    return 0;
  }
  await withData(config, async ({ db }) => {
    const states = await db
      .select({ status: items.status, count: sql<number>`count(*)::int` })
      .from(items)
      .groupBy(items.status);
    const pieces = states.map(({ status, count }) => `${count} ${status}`).join(', ');
    console.log(`pieces        ${pieces || 'none: import a feed with marketplace catalogue import'}`);
  });
  return 0;
}
