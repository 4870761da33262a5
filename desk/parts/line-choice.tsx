import type { ReactNode } from 'react';
import { SelectField } from '@/lib/ui/forms/select';
import { TextareaField } from '@/lib/ui/forms/textarea-field';
import type { OrderLine } from '../api/index.ts';
import type { FormParts } from './action-dialog.tsx';
import type { LineFields } from './line-fields.ts';

type LineChoiceProps = {
  line: Pick<OrderLine, 'name' | 'colour' | 'size'>;
  /** Fields for numbers of pieces, beside the name. */
  pieces: ReactNode;
  /** Further fields below the numbers. */
  children?: ReactNode;
};

/** A line of an order or a refund in a form, with its fields. */
export const LineChoice = ({ line, pieces, children }: LineChoiceProps) => (
  <fieldset className="border-hair border-t pt-4">
    <legend className="sr-only">{`${line.name}, размер ${line.size}`}</legend>
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <p className="min-w-40 flex-1 text-ui" aria-hidden="true">
        <span>{line.name}</span>
        <span className="mt-0.5 block text-ink-2">{`${line.colour.displayValue}, размер ${line.size}`}</span>
      </p>
      <div className="flex gap-3">{pieces}</div>
    </div>
    {children && <div className="mt-3">{children}</div>}
  </fieldset>
);

type Fields = { form: FormParts<LineFields>; name: string; label: string };

/** A field for a number of pieces, up to `most`. */
export const PiecesField = ({ form, name, label, most }: Fields & { most: number }) => (
  <SelectField label={label} className="w-28" {...form.field(name)}>
    {Array.from({ length: most + 1 }, (_, count) => String(count)).map((count) => (
      <option key={count} value={count}>
        {count}
      </option>
    ))}
  </SelectField>
);

/** A field for marking codes. A scanner types one code per line. */
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
