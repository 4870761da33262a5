import { Confirmation } from '@/lib/api/schemas';
import type { ContractForm } from '@/lib/forms/contract-form';
import { tokenProblem } from '../link-secret';

/** The form behind the confirmation link of a message. */
export const confirmationForm: ContractForm<{ token: string }, Confirmation> = {
  blank: { token: '' },
  schema: Confirmation,
  places: { '/token': 'form' },
  check: ({ token }) => ({ form: tokenProblem(token) }),
};
