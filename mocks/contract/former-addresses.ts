/** Addresses of goods that the mock shop once had. */
export const FORMER_ADDRESSES = {
  /** Has another address now. */
  moved: '/product/palto-oversayz-iz-shersti-seryy',
  /** Is not sold any more. */
  gone: '/product/poncho-iz-tvida-korichnevoe',
} as const;
