/**
 * Creates a guest with a size of each product in the cart. Returns the guest's Cookie header.
 * @throws Error if a product is sold out
 */
export async function guestWithCart(origin: string, products: readonly string[]): Promise<string> {
  const cookies = new Map<string, string>();
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  async function isAdded(articleId: string): Promise<boolean> {
    const { status, headers } = await fetch(`${origin}/cart`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin, cookie: header() },
      body: new URLSearchParams({ intent: 'add', articleId }),
    });
    for (const line of headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? [];
      cookies.set(name, value);
    }
    return status === 303;
  }

  for (const product of products) {
    const page = await (await fetch(origin + product)).text();
    const sizes = [...page.matchAll(/name="articleId" value="([^"]+)"/g)].map(([, id = '']) => id);
    let left = sizes;
    while (left[0] !== undefined && !(await isAdded(left[0]))) left = left.slice(1);
    if (left.length === 0) throw new Error(`${product} could not be added to a cart.`);
  }
  return header();
}
