import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FIT_WORDS } from '#shared/reviews/review-words.ts';
import { addReviewPhoto, type ReviewedLine } from '@/lib/api';
import { PhotoField } from '@/lib/forms/photo-field';
import { Button } from '@/lib/ui/buttons/button';
import { SizeChip } from '@/lib/ui/buttons/size-chip';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Checkbox } from '@/lib/ui/forms/checkbox';
import { Field } from '@/lib/ui/forms/field';
import { RatingInput } from '@/lib/ui/forms/rating';
import { SelectField } from '@/lib/ui/forms/select';
import { TextareaField } from '@/lib/ui/forms/textarea-field';
import { reviewHref } from '../reviews-search';
import {
  errorsInReview,
  fieldsOfReview,
  type ReviewErrors,
  type ReviewFields,
  readReview,
} from './review-fields';

/** The values of a form that was posted without scripts and refused, with its errors. */
export type PostedReview = { fields: ReviewFields; errors: ReviewErrors };

type ReviewFormProps = {
  reviewed: ReviewedLine;
  /** The rating that the shopper chose by the link to this form. */
  stars: number | undefined;
  posted: PostedReview | undefined;
};

/**
 * The review form: a plain form. With scripts, photographs are uploaded when they are chosen, and errors
 * appear without a page load.
 */
export function ReviewForm({ reviewed: { line, review, author }, stars, posted }: ReviewFormProps) {
  const start = posted?.fields ?? fieldsOfReview(review, stars);
  const [errors, setErrors] = useState<ReviewErrors>(posted?.errors ?? {});
  const [busy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (element.current) focusFirstWrong(element.current);
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    if (busy) return event.preventDefault();
    const wrong = errorsInReview(readReview(new FormData(event.currentTarget)));
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) return setBusy(true);
    event.preventDefault();
    const form = event.currentTarget;
    // Focus in the next frame, when React has marked the fields with errors.
    window.requestAnimationFrame(() => focusFirstWrong(form));
  }

  return (
    <form
      ref={element}
      method="post"
      action={reviewHref(line)}
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
      aria-label="Ваш отзыв"
      className="space-y-6"
    >
      <input type="hidden" name="seenVersion" value={start.seenVersion} />
      <RatingInput
        legend="Оценка"
        name="stars"
        {...defined({ defaultValue: start.stars, error: errors.stars })}
      />
      <FitFields sizes={line.sizes} start={start} errors={errors} />
      <TextFields start={start} errors={errors} />
      <PhotoField
        label="Фото (необязательно)"
        start={start.photos.map(formPhoto)}
        error={errors.photos}
        send={sendPhoto}
      />
      <Checkbox name="isAnonymous" value="on" defaultChecked={start.isAnonymous}>
        {author ? `Не\u00a0показывать моё имя «${author}»` : 'Не\u00a0показывать моё имя'}
      </Checkbox>
      <SendPart label={review ? 'Сохранить отзыв' : 'Отправить отзыв'} refusal={errors.form} busy={busy} />
    </form>
  );
}

type PartProps = { start: ReviewFields; errors: ReviewErrors };

/** Fields about the fit, and about the author's body, with which other shoppers compare themselves. */
function FitFields({ sizes, start, errors }: PartProps & { sizes: readonly string[] }) {
  return (
    <>
      {sizes.length > 1 && (
        <fieldset>
          <legend className="mb-1.5 text-caption text-ink-2">Соответствие размеру (необязательно)</legend>
          <div className="flex flex-wrap gap-2">
            {(Object.keys(FIT_WORDS) as (keyof typeof FIT_WORDS)[]).map((fit) => (
              <SizeChip
                key={fit}
                name="fit"
                value={fit}
                size={FIT_WORDS[fit]}
                defaultChecked={fit === start.fit}
                className="grow px-4"
              />
            ))}
          </div>
        </fieldset>
      )}
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-x-[var(--gutter)]">
        <Field
          label="Рост, см (необязательно)"
          name="heightCm"
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          defaultValue={start.heightCm}
          error={errors.heightCm}
        />
        {sizes.length > 1 && (
          <SelectField
            label="Обычно носите (необязательно)"
            name="usualSize"
            defaultValue={start.usualSize}
            error={errors.usualSize}
          >
            <option value="">Не&nbsp;указан</option>
            {[...new Set([...sizes, ...(start.usualSize ? [start.usualSize] : [])])].map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </SelectField>
        )}
      </div>
    </>
  );
}

function TextFields({ start, errors }: PartProps) {
  return (
    <>
      <TextareaField
        label="Отзыв"
        name="text"
        rows={5}
        maxLength={3000}
        defaultValue={start.text}
        hint="От&nbsp;20&nbsp;знаков. Что понравилось, как сидит, как ведёт себя ткань"
        error={errors.text}
      />
      <Field
        label="Достоинства (необязательно)"
        name="pros"
        maxLength={500}
        defaultValue={start.pros}
        error={errors.pros}
      />
      <Field
        label="Недостатки (необязательно)"
        name="cons"
        maxLength={500}
        defaultValue={start.cons}
        error={errors.cons}
      />
    </>
  );
}

type SendPartProps = { label: string; refusal: string | undefined; busy: boolean };

function SendPart({ label, refusal, busy }: SendPartProps) {
  return (
    <div>
      <p className="text-caption text-ink-2">
        Рядом с&nbsp;отзывом видны имя, рост и&nbsp;размер. Ссылки, телефоны и&nbsp;оскорбления
        не&nbsp;публикуем, плохие отзывы остаются
      </p>
      {refusal && <ErrorNotice className="mt-3">{refusal}</ErrorNotice>}
      <Button type="submit" busy={busy} className="mt-4 max-sm:w-full">
        {label}
      </Button>
      <p className="mt-2 text-caption text-ink-2">
        Отзыв с&nbsp;фото появится после проверки, обычно за&nbsp;сутки
      </p>
    </div>
  );
}

const formPhoto = ({ id, tint }: ReviewFields['photos'][number]) => ({
  value: `${id} ${tint}`,
  tint,
  src: `/pictures/reviews/${id}-240.webp`,
});

async function sendPhoto(content: string) {
  const { id, picture } = await addReviewPhoto({ content });
  return formPhoto({ id, tint: picture.tint });
}

function focusFirstWrong(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = wrong?.matches('[role="radiogroup"]') ? wrong.querySelector('input') : wrong;
  control?.focus();
}

/** The fields without undefined values. */
function defined<T extends object>(fields: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
