/** Former product addresses of the mock shop. */
export const FORMER_ADDRESSES = {
  /** Moved to another address. */
  moved: '/product/palto-oversayz-iz-shersti-seryy',
  /** No longer sold. */
  gone: '/product/poncho-iz-tvida-korichnevoe',
} as const;
