import { useId } from 'react';
import { plural } from '#shared/text/plural.ts';
import { classNames } from '../class-names';
import { StarIcon } from '../pictures/icons';
import { FieldNotes, fieldAttributes } from './field-frame';

const STARS = [1, 2, 3, 4, 5] as const;

type RatingProps = {
  /** The average, 0 to 5; the stars are filled in steps of a tenth. */
  value: number;
  className?: string;
};

/** An average rating as five stars. */
export function Rating({ value, className }: RatingProps) {
  const rating = Math.max(0, Math.min(5, value));
  const words = rating.toFixed(1).replace('.0', '').replace('.', ',');
  return (
    <span
      role="img"
      aria-label={`Оценка ${words} из 5`}
      className={classNames('relative inline-flex', className)}
    >
      <StarRow className="" />
      <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${rating * 20}%` }}>
        <StarRow className="fill-ink" />
      </span>
    </span>
  );
}

function StarRow({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className="flex w-max">
      {STARS.map((star) => (
        <StarIcon key={star} className={className} />
      ))}
    </span>
  );
}

type RatingInputProps = {
  legend: string;
  name: string;
  defaultValue?: number;
  onChange?(value: number): void;
  required?: boolean;
  error?: string;
};

/** A field for a rating: five native radio buttons that look like stars, 44 px each. */
export function RatingInput({ legend, name, defaultValue, onChange, required, error }: RatingInputProps) {
  const id = useId();
  const { id: _, ...described } = fieldAttributes(id, { error });
  return (
    <div role="radiogroup" aria-labelledby={`${id}-legend`} {...described}>
      <p id={`${id}-legend`} className="text-caption text-ink-2">
        {legend}
      </p>
      <div className="rating-input -ml-3 flex">
        {STARS.map((star) => (
          <label key={star} className="relative flex size-11 items-center justify-center">
            <input
              type="radio"
              name={name}
              value={star}
              required={required}
              defaultChecked={star === defaultValue}
              onChange={() => onChange?.(star)}
              className="absolute inset-0 m-0 cursor-pointer appearance-none focus-visible:-outline-offset-4"
            />
            <StarIcon className="pointer-events-none" />
            <span className="sr-only">{`${star} ${plural(star, ['звезда', 'звезды', 'звёзд'])}`}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </div>
  );
}
