import { useState } from 'react';
import { MEASURE_BOUNDS, MEASURE_NAMES, type Measure, type Wearer } from '#shared/goods/my-size.ts';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { Field } from '@/lib/ui/forms/field';
import { centimetres, keepMeasures, useMeasures } from './measures';

type MeasuresFormProps = {
  wearer: Wearer;
  /** What is asked for. */
  measures: readonly Measure[];
};

/** Fields for measures of a wearer, which are kept in this browser as one types. */
export function MeasuresForm({ wearer, measures }: MeasuresFormProps) {
  const kept = useMeasures()[wearer] ?? {};
  const [texts, setTexts] = useState<Partial<Record<Measure, string>>>({});
  const [round, setRound] = useState(0);
  const hasAny = Object.keys(kept).length > 0;

  function type(measure: Measure, text: string) {
    setTexts((before) => ({ ...before, [measure]: text }));
    const { [measure]: _, ...others } = kept;
    const value = centimetres(measure, text);
    keepMeasures(wearer, value === undefined ? others : { ...others, [measure]: value });
  }

  return (
    <>
      <div key={round} className="grid grid-cols-2 gap-x-4 gap-y-3">
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
              defaultValue={String(kept[measure] ?? '').replace('.', ',')}
              error={isWrong ? `От ${least} до\u00a0${most}\u00a0см` : undefined}
              onChange={({ currentTarget }) => type(measure, currentTarget.value)}
            />
          );
        })}
      </div>
      <p className="mt-3 text-caption text-ink-2">
        Мерки хранятся только в&nbsp;этом браузере.{' '}
        {hasAny && (
          <TextButton
            onClick={() => {
              keepMeasures(wearer, {});
              setTexts({});
              setRound(round + 1);
            }}
          >
            Удалить мерки
          </TextButton>
        )}
      </p>
    </>
  );
}
