import type { ComponentProps } from 'react';
import { TILL_MEANS } from '#shared/operators/operator-words.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import { RadioGroup } from '@/lib/ui/forms/radio';

type Group = ComponentProps<typeof RadioGroup>;
/** Properties that a form passes to a field. */
type Attached = NonNullable<Group['attach']> & {
  name: string;
  error: string | undefined;
  defaultValue: string;
};
type RadioFieldProps = Attached & Pick<Group, 'legend' | 'options'>;

/** Radio buttons of a form, each with a frame. */
export function RadioField({ legend, options, name, error, defaultValue, ...attach }: RadioFieldProps) {
  return (
    <RadioGroup
      legend={legend}
      name={name}
      options={options}
      defaultValue={defaultValue}
      attach={attach}
      framed
      {...(error !== undefined && { error })}
    />
  );
}

const MEANS = (['CASH', 'CARD'] as const).map((value) => ({ value, label: capitalised(TILL_MEANS[value]) }));

/** Radio buttons for the means of payment at the till: cash or card. */
export const MeansField = (props: Attached & { legend: string }) => <RadioField {...props} options={MEANS} />;
