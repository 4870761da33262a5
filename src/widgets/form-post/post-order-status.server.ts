import { statusForm } from '@/features/orders/status/status-definition';
import { type PostedStatus, statusRefusal } from '@/features/orders/status/status-screen';
import { getOrderStatus } from '@/lib/api';
import { answerForm, type PostedRequest } from './post-form.server';

/** Handles the order status form, posted without scripts. */
export function postOrderStatus(posted: PostedRequest<PostedStatus>) {
  return answerForm(posted, {
    form: statusForm,
    send: async (question, fields): Promise<PostedStatus> => ({
      fields,
      status: await getOrderStatus(question),
    }),
    show: ({ fields, errors, error }): PostedStatus => ({
      fields,
      errors: statusRefusal(error?.code) ?? errors,
    }),
  });
}
