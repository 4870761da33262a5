import { sizeWords } from '#shared/goods/size-words.ts';
import { typesetName } from '@/lib/text/typeset-name';
import { Checkbox } from '@/lib/ui/forms/checkbox';
import { SelectField } from '@/lib/ui/forms/select';
import type { Choice, OpenLine } from './cancel-choice';

type ChosenLinesProps = { lines: readonly OpenLine[]; choice: Choice; onChoice(choice: Choice): void };

/** Lines with a checkbox; lines of several pieces also have a number field. */
export function ChosenLines({ lines, choice, onChoice }: ChosenLinesProps) {
  return (
    <fieldset>
      <legend className="sr-only">Какие товары отменить</legend>
      {lines.map(({ position, name, size, left }) => {
        const chosen = choice[position] ?? 0;
        const choose = (pieces: number) => onChoice({ ...choice, [position]: pieces });
        return (
          <div key={position}>
            <Checkbox
              checked={chosen > 0}
              onChange={({ target }) => choose(target.checked ? left : 0)}
              aside={left > 1 ? `${left}\u00a0шт.` : undefined}
            >
              {`${typesetName(name)}, ${sizeWords(size)}`}
            </Checkbox>
            {chosen > 0 && left > 1 && (
              <SelectField
                label={`Сколько отменить: ${name}, ${sizeWords(size, ' ')}`}
                value={chosen}
                onChange={({ target }) => choose(Number(target.value))}
                className="mb-3 ml-7.5"
              >
                {Array.from({ length: left }, (_, index) => index + 1).map((pieces) => (
                  <option key={pieces} value={pieces}>
                    {pieces === left ? `Все ${pieces}\u00a0шт.` : `${pieces}\u00a0шт.`}
                  </option>
                ))}
              </SelectField>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
