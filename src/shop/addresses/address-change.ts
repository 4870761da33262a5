import { type AddressChange, getAddressChange, isApiError } from '@/lib/api';

/**
 * Finds out whether a page that no longer exists has moved or was removed. Undefined if it never existed, or
 * if the lookup fails.
 */
export async function addressChange(path: string): Promise<AddressChange | undefined> {
  try {
    return await getAddressChange({ path });
  } catch (error) {
    if (isApiError(error)) return undefined;
    throw error;
  }
}
