import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';

/** True if a published document or a drop begins or ends after the first time, and at the second at the latest. */
export async function isDueBetween(db: Database, after: Date, until: Date): Promise<boolean> {
  const period = (column: string) =>
    sql`${sql.raw(column)} > ${after.toISOString()}::timestamptz and ${sql.raw(column)} <= ${until.toISOString()}::timestamptz`;
  const [row] = await rowsOf<{ isDue: boolean }>(
    db,
    sql`select exists (
        select from content_versions where published_at is not null and unpublished_at is null
          and (${period('publish_at')} or ${period('expire_at')})
      ) or exists (
        select from drops where ${period('pre_launch_at')} or ${period('launch_at')} or ${period('end_at')}
      ) as "isDue"`,
  );
  return row?.isDue === true;
}
