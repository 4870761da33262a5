import type { ReactNode } from 'react';
import { SelectField } from '@/lib/ui/forms/select';
import { TextareaField } from '@/lib/ui/forms/textarea-field';
import type { OrderLine } from '../api/index.ts';
import type { FormParts } from './action-dialog.tsx';
import type { LineFields } from './line-fields.ts';

type LineChoiceProps = { line: Pick<OrderLine, 'name' | 'colour' | 'size'>; children: ReactNode };

/** A line of an order or a refund in a form, with its fields. */
export const LineChoice = ({ line, children }: LineChoiceProps) => (
  <fieldset className="border-hair border-t pt-4">
    <legend className="sr-only">{`${line.name}, ${line.size}`}</legend>
    <p className="text-ui" aria-hidden="true">
      {`${line.name}, ${line.colour.displayValue.toLowerCase()}, размер ${line.size}`}
    </p>
    <div className="mt-3 grid gap-3">{children}</div>
  </fieldset>
);

type Fields = { form: FormParts<LineFields>; name: string; label: string };

/** A number of pieces from `least` to `most`. */
export const PiecesField = ({ form, name, label, most }: Fields & { most: number }) => (
  <SelectField label={label} {...form.field(name)}>
    {Array.from({ length: most + 1 }, (_, count) => String(count)).map((count) => (
      <option key={count} value={count}>
        {count}
      </option>
    ))}
  </SelectField>
);

/** Marking codes, one a line, as a scanner types them. */
export const CodesField = ({ form, name, label }: Fields) => (
  <TextareaField
    label={label}
    hint="Сканер пишет каждый код с новой строки"
    spellCheck={false}
    autoCapitalize="off"
    autoComplete="off"
    {...form.field(name)}
  />
);
