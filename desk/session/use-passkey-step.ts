import { useMutation } from '@tanstack/react-query';
import { refusalText } from '@/lib/forms/refusal-text';
import { isApiError } from '../api/index.ts';
import { passkeyRefusal } from './passkeys.ts';

/** A step with a passkey, and the sentence about why it failed. */
export function usePasskeyStep<Done>(step: () => Promise<Done>, onDone: (done: Done) => void) {
  const { mutate, isPending, error } = useMutation({ mutationFn: step, onSuccess: onDone });
  return { run: () => mutate(), isPending, refusal: error ? wordsOf(error) : undefined };
}

function wordsOf(error: unknown): string {
  if (isApiError(error)) return refusalText(error);
  return passkeyRefusal(error) ?? 'Что-то сломалось. Попробуйте ещё раз';
}
