/** Former URL paths of products in the mock shop. */
export const FORMER_ADDRESSES = {
  /** Path of a product that now has another path. */
  moved: '/product/palto-oversayz-iz-shersti-seryy',
  /** Path of a product that is no longer sold. */
  gone: '/product/poncho-iz-tvida-korichnevoe',
} as const;
