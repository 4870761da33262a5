import { redirect } from '@tanstack/react-router';
import { isApiError, payByLink } from '@/lib/api';
import { hrefTo } from '@/shop/addresses/href-to';
import { pageNotFound } from '@/shop/addresses/page-not-found';

/**
 * Follows the link by which the buyer of an order by phone pays for it: to the page of the bank, or to the
 * order status if the order does not wait for a payment.
 * @throws the router's redirect, or its not-found if the shop did not make the link
 * @throws ApiError
 */
export async function followPaymentLink(link: string): Promise<never> {
  try {
    const { confirmationUrl } = await payByLink({ link });
    throw redirect({ href: confirmationUrl ?? hrefTo('/orderstatus'), statusCode: 302 });
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 422))
      throw pageNotFound(hrefTo('/pay/$link', { params: { link } }));
    throw error;
  }
}
