import { EDITOR_ROLES } from '@patine/contract/content/editors';
import { DEFAULT_LOCALE, EDITOR_INVITATION_DAYS } from '@patine/core';
import { inviteByCommand } from '../modules/editors/index.ts';
import { json, read, work } from './content-command.ts';
import { UsageError } from './help.ts';

/** `content invite`: writes somebody an invitation to the page editor. */
export async function contentInvite(args: string[]): Promise<number> {
  const { values, word } = read('content invite', args, {
    json,
    name: { type: 'string' },
    role: { type: 'string', default: 'administrator' },
    language: { type: 'string', default: DEFAULT_LOCALE },
  });
  const { name, role, language } = values;
  if (word === undefined || name === undefined)
    throw new UsageError('content invite takes an email address and --name.');
  const isRole = EDITOR_ROLES.some((one) => one === role);
  if (!isRole) throw new UsageError(`content invite takes --role ${EDITOR_ROLES.join(' | ')}.`);
  const input = { emailAddress: word, name, role, locale: language };
  const invited = work<{ id: string }>('content-invite', input, async function* (data) {
    yield await inviteByCommand(data, input);
  });
  for await (const { id } of invited)
    console.log(
      values.json
        ? JSON.stringify({ id })
        : `Invited ${word} as ${role}: the link in their email works for ${EDITOR_INVITATION_DAYS} days.`,
    );
  return 0;
}
