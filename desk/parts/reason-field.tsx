import type { ComponentProps } from 'react';
import { REASONS } from '#shared/operators/operator-words.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import { SelectField } from '@/lib/ui/forms/select';

type ReasonFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'children'> & {
  reasons: readonly (keyof typeof REASONS)[];
};

/** A field for choosing a reason. Its options are the reasons of the contract. */
export const ReasonField = ({ reasons, ...select }: ReasonFieldProps) => (
  <SelectField label="Причина" {...select}>
    {reasons.map((reason) => (
      <option key={reason} value={reason}>
        {capitalised(REASONS[reason])}
      </option>
    ))}
  </SelectField>
);
