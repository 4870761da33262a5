import type { ApiError, UserProfile } from '@/lib/api';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';

const proofDialog = lazyPart(async () => (await import('./proof-dialog')).ProofDialog);

/**
 * «Подтвердите, что это вы», when the shop asks for it before it does what was asked. What was typed stays where it is.
 * @param again asks the shop again, after the proof
 */
export function useProof(account: UserProfile, again: () => void) {
  const { Part, open, onClose, show } = useLazyOpen(proofDialog);
  return {
    /** Opens the dialog for a refusal that asks for a proof. */
    isAskedFor({ code }: Pick<ApiError, 'code'>): boolean {
      if (code !== 'PROOF_NEEDED') return false;
      void show();
      return true;
    },
    /** For the place beside the form: a form within a form is none. */
    dialog: Part && (
      <Part
        open={open}
        onClose={onClose}
        account={account}
        onProven={() => {
          onClose();
          again();
        }}
      />
    ),
  };
}
