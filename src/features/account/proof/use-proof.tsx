import type { ApiError, UserProfile } from '@/lib/api';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';

const proofDialog = lazyPart(async () => (await import('./proof-dialog')).ProofDialog);

/**
 * Opens the dialog «Подтвердите, что это вы» when the shop refuses a request until the shopper proves their
 * identity. The form that sent the request keeps its text.
 * @param repeat repeats the request after the proof
 */
export function useProof(account: UserProfile, repeat: () => void) {
  const { Part, open, onClose, show } = useLazyOpen(proofDialog);
  return {
    /** Opens the dialog if the shop refused a request for lack of proof, and returns whether it did. */
    isAskedFor({ code }: Pick<ApiError, 'code'>): boolean {
      if (code !== 'PROOF_NEEDED') return false;
      void show();
      return true;
    },
    /** The dialog. Render it outside of the form, because forms cannot be nested. */
    dialog: Part && (
      <Part
        open={open}
        onClose={onClose}
        account={account}
        onProven={() => {
          onClose();
          repeat();
        }}
      />
    ),
  };
}
