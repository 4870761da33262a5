import { sizeWords } from '#shared/goods/size-words.ts';
import { REFUND_REASONS } from '#shared/refunds/refund-words.ts';
import { formatMoney } from '#shared/text/money.ts';
import type { Refund, RefundableLine, RefundReason } from '@/lib/api';
import { typesetName } from '@/lib/text/typeset-name';
import { classNames } from '@/lib/ui/class-names';
import { SelectField } from '@/lib/ui/forms/select';
import { TextareaField } from '@/lib/ui/forms/textarea-field';
import { Picture } from '@/lib/ui/pictures/picture';
import type { ChoiceErrors } from './choice-fields';

type LineChoiceProps = {
  line: RefundableLine;
  /** This line in the draft of the refund; undefined if it is not to be returned. */
  chosen: Refund['lines'][number] | undefined;
  /** Number of pieces that are chosen to be returned. */
  pieces: number;
  errors: ChoiceErrors;
};

const ALL = Object.entries(REFUND_REASONS) as [RefundReason, string][];

/**
 * A line of the order with a checkbox. Checking it shows fields for the reason and the number of pieces; a
 * defect also needs a description.
 */
export function LineChoice({ line, chosen, pieces, errors }: LineChoiceProps) {
  const { position, name, colour, size, picture, quantity, onlyDefects, obstacle, sums } = line;
  const reasons = onlyDefects ? ALL.filter(([reason]) => reason === 'DEFECT') : ALL;
  const isOffered = quantity > 0;
  const field = (what: string) => ({
    name: `${what}-${position}`,
    error: errors[`${what}-${position}`],
  });
  return (
    <li className="group/line border-hair border-t py-3 first:border-0 first:pt-0">
      <label
        className={classNames(
          'grid grid-cols-[auto_60px_minmax(0,1fr)_auto] items-start gap-x-3.5',
          isOffered ? 'cursor-pointer' : 'text-ink-2',
        )}
      >
        <input
          type="checkbox"
          name={`take-${position}`}
          disabled={!isOffered}
          defaultChecked={chosen !== undefined}
          className="tick mt-0.5"
        />
        <Picture
          picture={picture}
          sizes="60px"
          alt=""
          className={classNames('aspect-3/4', !isOffered && 'opacity-45 grayscale-[.4]')}
        />
        <span className="min-w-0 text-ui">
          <span className="block [overflow-wrap:anywhere]">{typesetName(name)}</span>
          <span className="mt-0.5 block text-caption text-ink-2">
            {`${colour.displayValue}, ${sizeWords(size)}${quantity > 1 ? `, ${quantity}\u00a0шт.` : ''}`}
          </span>
          {obstacle && <span className="mt-0.5 block text-caption text-ink-2">{obstacle.text}</span>}
        </span>
        <span className="text-ui tabular-nums">{formatMoney(sums[pieces - 1] ?? sums[0] ?? 0)}</span>
      </label>
      {isOffered && (
        <div className="hidden gap-x-4 gap-y-3 pt-3 group-has-[.tick:checked]/line:grid sm:grid-cols-2 sm:pl-8">
          <SelectField
            label="Причина"
            {...field('reason')}
            defaultValue={chosen?.reason ?? (onlyDefects ? 'DEFECT' : '')}
            className={quantity > 1 ? undefined : 'sm:col-span-2'}
          >
            {!onlyDefects && <option value="">Выберите причину</option>}
            {reasons.map(([reason, words]) => (
              <option key={reason} value={reason}>
                {words}
              </option>
            ))}
          </SelectField>
          {quantity > 1 && (
            <SelectField label="Сколько" {...field('quantity')} defaultValue={String(chosen?.quantity ?? 1)}>
              {sums.map((_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: counts have a fixed order
                <option key={place} value={place + 1}>
                  {`${place + 1} из\u00a0${quantity}\u00a0шт.`}
                </option>
              ))}
            </SelectField>
          )}
          <TextareaField
            label="Что случилось"
            rows={3}
            maxLength={1000}
            {...field('comment')}
            defaultValue={chosen?.comment ?? ''}
            className="hidden group-has-[option[value=DEFECT]:checked]/line:block group-has-[option[value=OTHER]:checked]/line:block sm:col-span-2"
          />
        </div>
      )}
    </li>
  );
}
