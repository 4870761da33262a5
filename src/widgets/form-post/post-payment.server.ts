import { setResponseStatus } from '@tanstack/react-start/server';
import { successHref, successSearch } from '@/features/orders/orders-search';
import type { PostedPayment } from '@/features/orders/success/success-screen';
import { getOrderPayment, isApiError, startPayment, UNKNOWN_ERROR_MESSAGE, uuid } from '@/lib/api';
import { FormRefused, leaveFor, readForm, seeOther } from '@/lib/page/form-post';
import type { PostedRequest } from './post-form.server';

/**
 * Handles the form that pays again or by another method, posted without scripts: redirects to the bank, or
 * back to the order.
 */
export async function postPayment({ request, next }: PostedRequest<PostedPayment>) {
  const { order = '' } = successSearch.parse(Object.fromEntries(new URL(request.url).searchParams));
  const page = (status: number, refusal: string) => {
    setResponseStatus(status);
    return next({ context: { posted: { refusal } } });
  };
  try {
    const requestedMethod = (await readForm(request)).get('method');
    const { methods } = await getOrderPayment(order);
    const method = methods.find((known) => known === requestedMethod);
    // The form was out of date: render the page again with the current methods.
    if (!method) return seeOther(successHref(order));
    const init = { headers: { 'Idempotency-Key': uuid() } };
    const { confirmationUrl, qr } = await startPayment(order, { method }, init);
    return qr === null && confirmationUrl !== null ? leaveFor(confirmationUrl) : seeOther(successHref(order));
  } catch (error) {
    if (error instanceof FormRefused) return page(error.status, error.message);
    if (!isApiError(error)) throw error;
    return page(error.status ?? 503, error.message || UNKNOWN_ERROR_MESSAGE);
  }
}
