import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import {
  ACCEPTED_PHOTOS,
  MOST_PHOTO_BYTES,
  MOST_PHOTOS,
  photoTooBig,
  tooManyPhotos,
} from '#shared/forms/photo-rules.ts';
import { isApiError } from '@/lib/api';
import { FieldNotes, fieldAttributes } from '@/lib/ui/forms/field-frame';
import { CloseIcon, PlusIcon } from '@/lib/ui/pictures/icons';
import { encodeFile } from './encode-file';

/** An uploaded photograph. */
type FormPhoto = {
  /** The value that the form sends for the photograph. */
  value: string;
  src: string;
  /** Colour shown until the picture is loaded. */
  tint?: string;
};

const HINT = 'JPEG, PNG или WebP, до\u00a05 штук по\u00a010\u00a0МБ';

type PhotoFieldProps = {
  label: string;
  start: readonly FormPhoto[];
  error: string | undefined;
  /** Uploads a file, given in base64. */
  send(content: string): Promise<FormPhoto>;
  /** Called after a photograph was added or removed. */
  onChange?(): void;
};

/**
 * A field for photographs. With scripts they are uploaded one by one when they are chosen, and the form sends
 * only their ids. Without scripts the browser sends the files with the form.
 */
export function PhotoField({ label, start, error: posted, send, onChange }: PhotoFieldProps) {
  const id = useId();
  const [photos, setPhotos] = useState(start);
  const [waiting, setWaiting] = useState(0);
  const [error, setError] = useState(posted);
  const carried = useRef(photos);
  // Runs after render, when the form contains the new values.
  useEffect(() => {
    if (carried.current === photos) return;
    carried.current = photos;
    onChange?.();
  }, [photos, onChange]);

  async function add({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // Empty the input: the files are already uploaded, and otherwise choosing a removed file again would fire
    // no change event.
    target.value = '';
    setError(undefined);
    if (photos.length + files.length > MOST_PHOTOS) return setError(tooManyPhotos.message);
    setWaiting(files.length);
    for (const file of files) {
      try {
        if (file.size > MOST_PHOTO_BYTES) setError(photoTooBig.message);
        else {
          const sent = await send(await encodeFile(file));
          setPhotos((known) => [...known, sent]);
        }
      } catch (cause) {
        if (!isApiError(cause)) throw cause;
        setError(cause.fieldErrors[0]?.message ?? cause.message);
      }
      setWaiting((left) => left - 1);
    }
  }

  return (
    <div>
      <p id={`${id}-label`} className="mb-1.5 text-caption text-ink-2">
        {label}
      </p>
      <ul aria-labelledby={`${id}-label`} className="flex flex-wrap gap-2">
        {photos.map((photo, place) => (
          <li key={photo.value} className="relative">
            <img
              src={photo.src}
              alt={`Ваше фото ${place + 1}`}
              width={84}
              height={112}
              style={{ backgroundColor: photo.tint }}
              className="block h-28 w-21 object-cover"
            />
            <input type="hidden" name="photo" value={photo.value} />
            <button
              type="button"
              aria-label={`Убрать фото ${place + 1}`}
              onClick={() => setPhotos(photos.filter((one) => one !== photo))}
              className="absolute top-0 right-0 flex size-11 items-start justify-end p-1.5 noscript:hidden"
            >
              <span className="bg-paper">
                <CloseIcon />
              </span>
            </button>
          </li>
        ))}
        {waiting > 0 && (
          <li
            role="status"
            aria-label="Фото отправляется"
            className="busy-line relative h-28 w-21 bg-backdrop"
          />
        )}
        {photos.length < MOST_PHOTOS && waiting === 0 && (
          <li>
            <input
              {...fieldAttributes(id, { hint: HINT, error })}
              type="file"
              name="files"
              multiple
              accept={ACCEPTED_PHOTOS}
              onChange={(event) => void add(event)}
              className="peer sr-only noscript:not-sr-only noscript:mb-2 noscript:block"
            />
            <label
              htmlFor={id}
              className="flex h-28 w-21 cursor-pointer flex-col items-center justify-center gap-1 border border-field border-dashed text-caption hover:border-ink peer-focus-visible:outline-2 peer-focus-visible:outline-ink noscript:hidden"
            >
              <PlusIcon />
              Добавить
            </label>
          </li>
        )}
      </ul>
      <FieldNotes id={id} hint={HINT} error={error} />
    </div>
  );
}
