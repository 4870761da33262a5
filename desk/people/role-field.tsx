import type { ComponentProps } from 'react';
import type { OperatorRole } from '#shared/operators/roles.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import { RadioField } from '../parts/radio-field.tsx';
import { ROLES } from '../session/role-words.ts';

type RoleFieldProps = Omit<ComponentProps<typeof RadioField>, 'legend' | 'options'> & {
  roles: readonly OperatorRole[];
};

/** A choice of roles, each with what it may do. */
export const RoleField = ({ roles, ...field }: RoleFieldProps) => (
  <RadioField
    legend="Роль"
    options={roles.map((value) => ({
      value,
      label: capitalised(ROLES[value].name),
      note: ROLES[value].does,
    }))}
    {...field}
  />
);
