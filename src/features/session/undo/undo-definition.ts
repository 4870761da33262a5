import { Confirmation } from '@/lib/api/schemas';
import type { ContractForm } from '@/lib/forms/contract-form';
import { tokenProblem } from '../link-secret';

/** The form behind the link of a letter that undoes changes of an account. */
export const undoForm: ContractForm<{ token: string }, Confirmation> = {
  blank: { token: '' },
  schema: Confirmation,
  places: { '/token': 'form' },
  check: ({ token }) => ({ form: tokenProblem(token) }),
};
