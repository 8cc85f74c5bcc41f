import { DAY_MS, EDITOR_LINK_MAX_DAYS } from '@patine/core';
import {
  type EditorRight,
  editorsKey,
  grantRight,
  listRights,
  revokeRight,
  signToken,
} from '../modules/editors/index.ts';
import { json, read, work } from './content-command.ts';
import { cliConfig } from './data.ts';
import { UsageError } from './help.ts';

const first = async <T>(outputs: AsyncIterable<T>): Promise<T> => {
  for await (const output of outputs) return output;
  throw new Error('The shop sent no response.');
};

async function give(days: number, asJson: boolean) {
  const config = cliConfig();
  const until = new Date(Date.now() + days * DAY_MS);
  const { id } = await first(
    work<{ id: string }>('content-give-right', { until }, async function* (data) {
      yield await grantRight(data, until);
    }),
  );
  const token = signToken(editorsKey(config), { scope: 'edit', id }, until);
  const address = `${config.PUBLIC_URL.replace(/\/$/, '')}/showroom?preview=${token}`;
  if (asJson) console.log(JSON.stringify({ address, id, until: until.toISOString() }));
  else
    console.log(
      `${address}\n\nUntil ${until.toISOString()}: whoever has this address may edit content.\n` +
        `To end it before: content token --revoke ${id}`,
    );
  return 0;
}

async function list(asJson: boolean) {
  const rights = work<EditorRight>('content-rights', {}, async function* (data) {
    yield* await listRights(data);
  });
  for await (const right of rights) {
    const end = right.revokedAt === null ? `until ${right.until}` : `revoked ${right.revokedAt}`;
    console.log(asJson ? JSON.stringify(right) : `${right.id}  given ${right.givenAt}  ${end}`);
  }
  return 0;
}

async function revoke(id: string, asJson: boolean) {
  const { revoked } = await first(
    work<{ revoked: boolean }>('content-revoke-right', { id }, async function* (data) {
      yield { revoked: await revokeRight(data, id) };
    }),
  );
  if (asJson) console.log(JSON.stringify({ id, revoked }));
  else if (revoked) console.log(`revoked ${id}`);
  else console.error(`No token has the id ${id}.`);
  return revoked ? 0 : 1;
}

/** `content token`: creates a URL that opens the page editor, lists the tokens issued, or revokes one. */
export async function contentToken(args: string[]): Promise<number> {
  const { values, word } = read('content token', args, {
    json,
    list: { type: 'boolean' },
    days: { type: 'string' },
    revoke: { type: 'string' },
  });
  const days = Number(values.days ?? 7);
  if (word !== undefined || !Number.isInteger(days) || days < 1 || days > EDITOR_LINK_MAX_DAYS)
    throw new UsageError(`content token takes --days, a whole number from 1 to ${EDITOR_LINK_MAX_DAYS}.`);
  const asJson = values.json ?? false;
  if ([values.days, values.list, values.revoke].filter((value) => value !== undefined).length > 1)
    throw new UsageError('content token takes one of --days, --list and --revoke.');
  if (values.list) return list(asJson);
  return values.revoke === undefined ? give(days, asJson) : revoke(values.revoke, asJson);
}
