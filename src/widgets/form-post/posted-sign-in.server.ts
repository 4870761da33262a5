import { type Cart, getCart, isApiError } from '@/lib/api';
import { seeOther } from '@/lib/page/form-post';
import { hrefTo } from '@/shop/addresses/href-to';

/**
 * Redirects a shopper who has signed in without scripts. If a guest's cart or wishlist was merged, a page in
 * between says so, because the HTML of public pages is the same for everyone. The cart page says so itself.
 */
export async function redirectSignedIn(back: string): Promise<Response> {
  if (/^\/cart(?![^/?#])/.test(back)) return seeOther(back);
  const cart = await readCart();
  const hasMerged = cart?.messages.some(({ code }) => code === 'MERGED') ?? false;
  return seeOther(hasMerged ? hrefTo('/login/merged', { search: { redirect: back } }) : back);
}

/** Reads the cart. A failure is ignored, because it must not block the redirect. */
async function readCart(): Promise<Cart | undefined> {
  try {
    return await getCart({ extendByMindbox: true });
  } catch (error) {
    if (!isApiError(error)) throw error;
    return undefined;
  }
}
