import { Button } from '@patine/ui/button/Button';
import { Field } from '@patine/ui/field/Field';
import { controlVariants } from '@patine/ui/field/field.variants';
import { Picture } from '@patine/ui/picture/Picture';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useId, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { textValue } from './change-value.ts';
import { focusLater } from './focus-later.ts';
import { fieldId, useFormContext } from './form-context.ts';
import { pictureIn, PICTURE_TYPES, seenPart } from './read-picture.ts';
import type { FieldProps } from './field-props.ts';
import { useFieldMessages } from './use-field-messages.ts';
import { useUpload } from './use-upload.ts';

/** A picture: dropped, pasted or chosen, or by the id of one that the shop has. */
export function PictureField({ path, value, required, optional, onChange }: FieldProps) {
  const { formatMessage } = useIntl();
  const { pictureSize } = useFormContext();
  const { label, hint, error } = useFieldMessages()(path);
  const { send, uploaded, isPending, failure } = useUpload((sent) => onChange(sent, `${path} ${sent}`));
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const newsId = useId();
  const id = typeof value === 'string' ? value : '';
  const least = pictureSize(path);
  const sent = uploaded?.id === id ? uploaded : undefined;
  const seen = sent && least && seenPart(sent, least);
  const isSmall = !!seen && seen.width < least.width;

  const take = (files: Iterable<File> | undefined) => {
    const picture = pictureIn(files);
    if (picture) send(picture);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
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
                  <Picture key={id} id={id} alt="" sizes="80px" maxWidth={256} ratio="fill" />
                )}
              </span>
              <div className="min-w-0 flex-1 text-sm">
                <p className="mb-2 text-muted">
                  <FormattedMessage id="pageEditor.picture.how" />{' '}
                  {least ? <FormattedMessage id="pageEditor.picture.least" values={least} /> : null}
                </p>
                <Button
                  id={`${fieldId(path)}.choose`}
                  tone="line"
                  size="sm"
                  loading={isPending}
                  aria-describedby={newsId}
                  onClick={() => chooser.current?.click()}
                >
                  <FormattedMessage
                    id={id === '' ? 'pageEditor.picture.choose' : 'pageEditor.picture.replace'}
                  />
                </Button>
                {id !== '' && !required ? (
                  <Button
                    tone="quiet"
                    size="sm"
                    onClick={() => {
                      onChange(undefined);
                      focusLater(`${fieldId(path)}.choose`);
                    }}
                  >
                    <FormattedMessage id="pageEditor.picture.remove" />
                  </Button>
                ) : null}
                <input
                  ref={chooser}
                  type="file"
                  accept={PICTURE_TYPES}
                  className="sr-only"
                  tabIndex={-1}
                  aria-hidden
                  onChange={({ target }) => {
                    take(target.files ?? undefined);
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
            <input
              {...control}
              aria-label={formatMessage({ id: 'pageEditor.picture.id' }, { label })}
              autoCapitalize="none"
              spellCheck={false}
              className={controlVariants({ size: 'sm', invalid: !!error })}
              value={id}
              onChange={({ target }) => onChange(textValue(target.value.trim(), required))}
            />
          </>
        )}
      </Field>
    </fieldset>
  );
}
