import type { ApiError, UserProfile } from '@/lib/api';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';

const proofDialog = lazyPart(async () => (await import('./proof-dialog')).ProofDialog);

/**
 * Opens «Подтвердите, что это вы» when the shop requires proof before it carries out a request. The form keeps its
 * text.
 * @param repeat repeats the request after the proof
 */
export function useProof(account: UserProfile, repeat: () => void) {
  const { Part, open, onClose, show } = useLazyOpen(proofDialog);
  return {
    /** Opens the dialog if the refusal asks for proof. */
    isAskedFor({ code }: Pick<ApiError, 'code'>): boolean {
      if (code !== 'PROOF_NEEDED') return false;
      void show();
      return true;
    },
    /** Render it outside of the form: forms cannot be nested. */
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
