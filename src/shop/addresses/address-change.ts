import { type AddressChange, getAddressChange, isApiError } from '@/lib/api';

/**
 * What became of an address that leads nowhere; undefined when it never led anywhere, or when the shop cannot answer
 * now.
 */
export async function addressChange(path: string): Promise<AddressChange | undefined> {
  try {
    return await getAddressChange({ path });
  } catch (error) {
    if (isApiError(error)) return undefined;
    throw error;
  }
}
