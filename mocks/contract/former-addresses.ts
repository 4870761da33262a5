/** Former product addresses of the mock shop. */
export const FORMER_ADDRESSES = {
  /** An address whose page has moved to another address. */
  moved: '/product/palto-oversayz-iz-shersti-seryy',
  /** An address whose product is no longer sold. */
  gone: '/product/poncho-iz-tvida-korichnevoe',
} as const;
