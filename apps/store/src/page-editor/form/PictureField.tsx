import type { UploadedImage } from '@patine/contract/content/documents';
import { Button } from '@patine/ui/button/Button';
import { Field } from '@patine/ui/field/Field';
import { controlVariants } from '@patine/ui/field/field.variants';
import { Picture } from '@patine/ui/picture/Picture';
import ImagePlus from 'lucide-react/icons/image-plus';
import { lazy, Suspense, useId, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { screenMessages } from '../../i18n/screen-messages.ts';
import { textValue } from './change-value.ts';
import { focusLater } from './focus-later.ts';
import { fieldId, useFormContext } from './form-context.ts';
import { pictureIn, PICTURE_TYPES, seenPart } from './read-picture.ts';
import type { FieldProps } from './field-props.ts';
import { useFieldMessages } from './use-field-messages.ts';
import { usePictureIds } from '../pictures/use-picture-ids.ts';
import { useUpload } from './use-upload.ts';

const PicturePicker = lazy(screenMessages(() => import('../pictures/PicturePicker.tsx')));

type Chosen = Pick<UploadedImage, 'id' | 'width' | 'height' | 'alt'>;

/** A picture: dropped, pasted, uploaded or chosen from the library, or by the id of one that the shop has. */
export function PictureField({ path, value, required, optional, onChange }: FieldProps) {
  const { formatMessage } = useIntl();
  const { pictureSize, locale } = useFormContext();
  const shownId = usePictureIds();
  const { label, hint, error } = useFieldMessages()(path);
  const [chosen, setChosen] = useState<Chosen>();
  const [isPicking, setPicking] = useState(false);
  const take = (picture: Chosen) => {
    setChosen(picture);
    setPicking(false);
    onChange(picture.id, `${path} ${picture.id}`, { imageAlt: picture.alt[locale] });
  };
  const { send, isPending, failure } = useUpload(take);
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const newsId = useId();
  const id = typeof value === 'string' ? value : '';
  const least = pictureSize(path);
  const sent = chosen?.id === id ? chosen : undefined;
  const seen = sent && least && seenPart(sent, least);
  const isSmall = !!seen && seen.width < least.width;

  const upload = (files: Iterable<File> | undefined) => {
    const picture = pictureIn(files);
    if (picture) send(picture);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    upload(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    upload(event.clipboardData.files);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files fall on it; the button below is the way by keyboard
    <fieldset
      className="min-w-0"
      aria-label={label}
      onPaste={paste}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Field id={fieldId(path)} label={label} hint={hint} error={error} optional={optional}>
        {(control) => (
          <>
            <div
              className={`mb-3 flex items-center gap-4 rounded border border-dashed p-3 ${over ? 'border-garance bg-ecru' : 'border-field'}`}
            >
              <span className="relative grid size-20 shrink-0 place-items-center overflow-clip rounded bg-ecru text-muted">
                {id === '' ? (
                  <ImagePlus aria-hidden className="size-6" />
                ) : (
                  <Picture key={id} id={shownId(id)} alt="" sizes="80px" maxWidth={256} ratio="fill" />
                )}
              </span>
              <div className="min-w-0 flex-1 text-sm">
                <p className="mb-2 text-muted">
                  <FormattedMessage id="pageEditor.picture.how" />{' '}
                  {least ? <FormattedMessage id="pageEditor.picture.least" values={least} /> : null}
                </p>
                <div className="flex flex-wrap gap-2">
                  <Button
                    id={`${fieldId(path)}.choose`}
                    tone="line"
                    size="sm"
                    aria-describedby={newsId}
                    onClick={() => setPicking(true)}
                  >
                    <FormattedMessage
                      id={id === '' ? 'pageEditor.picture.choose' : 'pageEditor.picture.replace'}
                    />
                  </Button>
                  <Button tone="line" size="sm" loading={isPending} onClick={() => chooser.current?.click()}>
                    <FormattedMessage id="pageEditor.picture.upload" />
                  </Button>
                  {id !== '' && !required ? (
                    <Button
                      tone="line"
                      size="sm"
                      onClick={() => {
                        onChange(undefined);
                        focusLater(`${fieldId(path)}.choose`);
                      }}
                    >
                      <FormattedMessage id="pageEditor.picture.remove" />
                    </Button>
                  ) : null}
                </div>
                <input
                  ref={chooser}
                  type="file"
                  accept={PICTURE_TYPES}
                  className="sr-only"
                  tabIndex={-1}
                  aria-hidden
                  onChange={({ target }) => {
                    upload(target.files ?? undefined);
                    target.value = '';
                  }}
                />
              </div>
            </div>
            <output
              id={newsId}
              className={
                failure
                  ? 'mb-2 block text-sm font-medium text-garance'
                  : 'mb-2 block text-sm text-muted empty:hidden'
              }
            >
              {failure ? formatMessage({ id: failure }) : null}
              {!failure && sent ? (
                <FormattedMessage
                  id={isSmall ? 'pageEditor.picture.small' : 'pageEditor.picture.sent'}
                  values={{
                    width: sent.width,
                    height: sent.height,
                    seen: seen && `${seen.width} × ${seen.height}`,
                  }}
                />
              ) : null}
            </output>
            <details open={!!error || undefined}>
              <summary className="min-h-8 cursor-pointer py-1 text-sm text-muted">
                <FormattedMessage id="pageEditor.picture.byId" />
              </summary>
              <input
                {...control}
                aria-label={formatMessage({ id: 'pageEditor.picture.id' }, { label })}
                autoCapitalize="none"
                spellCheck={false}
                className={controlVariants({ size: 'sm', invalid: !!error })}
                value={id}
                onChange={({ target }) => onChange(textValue(target.value.trim(), required))}
              />
            </details>
            {isPicking ? (
              <Suspense>
                <PicturePicker chosen={id} onChoose={take} onClose={() => setPicking(false)} />
              </Suspense>
            ) : null}
          </>
        )}
      </Field>
    </fieldset>
  );
}
