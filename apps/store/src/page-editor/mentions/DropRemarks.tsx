import type { Mentions } from '@patine/contract/content/mentions';
import { showsEnglish } from '@patine/core';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage } from 'react-intl';
import { editorPaths } from '../../editor-paths.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { useTimeMessage } from '../use-time-message.ts';
import { dropRemarkOf } from './drop-remark.ts';

/** The drops of a document that will have opened or ended when it is shown. */
export const dropsToCheck = ({ drops, writtenAt }: Pick<Mentions, 'drops' | 'writtenAt'>, at: number) =>
  drops.flatMap((drop) => {
    const remark = dropRemarkOf(drop, { writtenAt, at });
    return remark === null ? [] : [{ ...drop, remark }];
  });

export type DropRemarksProps = { drops: ReturnType<typeof dropsToCheck> };

/** Says of each drop that it will have opened or ended, a line each. */
export function DropRemarks({ drops }: DropRemarksProps) {
  const locale = useLocale();
  const timeMessage = useTimeMessage();
  return drops.map(({ slug, nameFr, nameEn, launchAt, endAt, remark }) => (
    <p key={slug}>
      <FormattedMessage
        id={`mentions.drop.${remark}`}
        values={{
          drop: (
            <TextLink href={editorPaths.pageEditor(locale, `drop=${slug}`)} target="_blank">
              {showsEnglish(locale) ? nameEn : nameFr}
            </TextLink>
          ),
          date: timeMessage((remark === 'ended' ? endAt : launchAt) ?? '', 'medium'),
        }}
      />
    </p>
  ));
}
