import { useNavigate } from '@tanstack/react-router';
import { useDialogAddress } from '../parts/use-dialog-address.ts';
import type { PersonAction } from './person-actions.ts';

/** Opens a dialog about an operator by its name in the address, for a passkey also by the passkey. */
export function usePersonDialog() {
  const navigate = useNavigate();
  const address = useDialogAddress();
  return {
    open(name: PersonAction | 'passkey', key?: string): void {
      void navigate({
        to: '.',
        search: (before: Record<string, unknown>) => ({ ...before, do: name, key }),
        replace: true,
      });
    },
    close: () => address(undefined),
  };
}
