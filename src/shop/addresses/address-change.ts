import { type AddressChange, getAddressChange, isApiError } from '@/lib/api';

/**
 * Looks up an address that is not a page any more: whether it moved or was removed. Undefined if it never
 * existed, or if the lookup fails.
 */
export async function addressChange(path: string): Promise<AddressChange | undefined> {
  try {
    return await getAddressChange({ path });
  } catch (error) {
    if (isApiError(error)) return undefined;
    throw error;
  }
}
