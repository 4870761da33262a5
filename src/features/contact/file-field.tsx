import { type ChangeEvent, useId } from 'react';
import { ACCEPTED, fileSize } from '#shared/contact/attached-files.ts';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { FieldNotes, fieldAttributes } from '@/lib/ui/forms/field-frame';
import { PlusIcon } from '@/lib/ui/pictures/icons';

type FileFieldProps = {
  files: readonly File[];
  error: string | undefined;
  onAdd(files: File[]): void;
  onRemove(file: File): void;
};

/** Adds files, one or several at a time. Without scripts it is a native file input. */
export function FileField({ files, error, onAdd, onRemove }: FileFieldProps) {
  const id = useId();
  const hint = 'JPEG, PNG, WebP или PDF, до\u00a05\u00a0файлов';
  function add({ target }: ChangeEvent<HTMLInputElement>) {
    onAdd([...(target.files ?? [])]);
    // Empty the input: otherwise choosing a removed file again would fire no change event.
    target.value = '';
  }
  return (
    <div>
      <input
        {...fieldAttributes(id, { hint, error })}
        type="file"
        name="files"
        multiple
        accept={ACCEPTED}
        onChange={add}
        className="peer sr-only noscript:not-sr-only noscript:mb-2 noscript:block"
      />
      <label
        htmlFor={id}
        className="inline-flex cursor-pointer items-center gap-2 peer-focus-visible:outline-2 peer-focus-visible:outline-ink"
      >
        <PlusIcon className="shrink-0" />
        <span className="text-link text-ui">Приложить файлы, до&nbsp;10&nbsp;МБ</span>
      </label>
      {files.length > 0 && (
        <ul aria-label="Приложенные файлы" className="mt-1 border-hair border-t *:border-hair *:border-b">
          {files.map((file) => (
            <li key={`${file.name} ${file.size}`} className="flex items-center justify-between gap-4 text-ui">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span>{`${file.name} `}</span>
                <span className="text-caption text-ink-2">{fileSize(file.size)}</span>
              </span>
              <TextButton
                aria-label={`Убрать ${file.name}`}
                onClick={() => onRemove(file)}
                className="shrink-0"
              >
                Убрать
              </TextButton>
            </li>
          ))}
        </ul>
      )}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
