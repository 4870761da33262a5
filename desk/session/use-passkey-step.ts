import { useMutation } from '@tanstack/react-query';
import { refusalText } from '@/lib/forms/refusal-text';
import { isApiError } from '../api/index.ts';
import { passkeyRefusal } from './passkeys.ts';

/** Runs a step that uses a passkey. If the step fails, `refusal` is a sentence that explains why. */
export function usePasskeyStep<Done>(step: () => Promise<Done>, onDone: (done: Done) => void) {
  const { mutate, isPending, error } = useMutation({ mutationFn: step, onSuccess: onDone });
  return { run: () => mutate(), isPending, refusal: error ? wordsOf(error) : undefined };
}

function wordsOf(error: unknown): string {
  if (isApiError(error)) return refusalText(error);
  return passkeyRefusal(error) ?? 'Что-то сломалось. Попробуйте ещё раз';
}
