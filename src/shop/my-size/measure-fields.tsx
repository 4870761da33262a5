import { useState } from 'react';
import { MEASURE_BOUNDS, MEASURE_NAMES, type Measure, type Measures } from '#shared/goods/my-size.ts';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { Field } from '@/lib/ui/forms/field';
import { centimetres } from './device-measures';

type MeasureFieldsProps = {
  /** Which body measurements to ask for. */
  measures: readonly Measure[];
  saved: Measures;
  /** Called when a complete measurement has been typed, or when one was removed. */
  onChange(measures: Measures): void;
  /** Called when a field loses the focus, or on Enter. */
  onDone?(): void;
  onDelete(): void;
  /** A sentence that says where the measurements are stored. */
  note: string;
};

/**
 * Fields for the body measurements of a wearer, with a button that deletes them. Initial values are read
 * once: to show other values, give the component another key.
 */
export function MeasureFields({ measures, saved, onChange, onDone, onDelete, note }: MeasureFieldsProps) {
  const [texts, setTexts] = useState<Partial<Record<Measure, string>>>({});

  function type(measure: Measure, text: string) {
    setTexts((before) => ({ ...before, [measure]: text }));
    const { [measure]: _, ...others } = saved;
    const value = centimetres(measure, text);
    onChange(value === undefined ? others : { ...others, [measure]: value });
  }

  return (
    <>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3">
        {measures.map((measure) => {
          const text = texts[measure];
          const [least, most] = MEASURE_BOUNDS[measure];
          const isWrong =
            text !== undefined && text.trim() !== '' && centimetres(measure, text) === undefined;
          return (
            <Field
              key={measure}
              label={`${MEASURE_NAMES[measure]}, см`}
              inputMode="decimal"
              autoComplete="off"
              maxLength={5}
              defaultValue={String(saved[measure] ?? '').replace('.', ',')}
              error={isWrong ? `От ${least} до\u00a0${most}\u00a0см` : undefined}
              onChange={({ currentTarget }) => type(measure, currentTarget.value)}
              onBlur={onDone}
              onKeyDown={({ key }) => {
                if (key === 'Enter') onDone?.();
              }}
            />
          );
        })}
      </div>
      <p className="mt-3 text-caption text-ink-2">
        <span>{`${note} `}</span>
        {Object.keys(saved).length > 0 && <TextButton onClick={onDelete}>Удалить мерки</TextButton>}
      </p>
    </>
  );
}
