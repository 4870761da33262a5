import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { isApiError } from '@/lib/api';
import { OtherAccountError } from './save-account';

/**
 * A mutation started by a button. While it is pending, further presses do nothing. An error response of the
 * shop is shown beside the button until the next press. Other errors are defects and are rethrown.
 */
export function useAttempt<T, E extends Error, Variables = void>(
  mutation: UseMutationOptions<T, E, Variables>,
) {
  const { mutateAsync, isPending, isSuccess, error, variables } = useMutation(mutation);
  const running = useRef(false);

  async function attempt(input: Variables): Promise<void> {
    if (running.current) return;
    running.current = true;
    try {
      await mutateAsync(input);
    } catch (cause) {
      if (!isApiError(cause) && !(cause instanceof OtherAccountError)) throw cause;
    } finally {
      running.current = false;
    }
  }

  return {
    attempt,
    busy: isPending,
    /** Variables of the current or the last call. */
    variables,
    done: isSuccess,
    refusal: isApiError(error) ? error : undefined,
  };
}
