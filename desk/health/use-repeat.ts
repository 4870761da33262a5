import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { countOf, type PluralForms } from '#shared/text/plural.ts';
import { refusalText } from '@/lib/forms/refusal-text';
import { showToast } from '@/lib/ui/overlays/toast';
import {
  getGetShopHealthQueryKey,
  getGetTodayQueryKey,
  getListMessagesQueryKey,
  isApiError,
  repeatDeadMessages,
  repeatMessage,
  type WaitingMessage,
} from '../api/index.ts';

const MESSAGES: PluralForms = ['сообщение', 'сообщения', 'сообщений'];

/** Asks again for everything that counts or lists messages. */
export const askMessagesAgain = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [getListMessagesQueryKey(), getGetShopHealthQueryKey(), getGetTodayQueryKey()].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );

/** A press that does something to messages, and says how it ended. */
function useStep<Done>(step: () => Promise<Done>, words: (done: Done) => string) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: step,
    onSuccess: (done) => showToast({ text: words(done) }),
    onError: (error) =>
      showToast({ text: isApiError(error) ? refusalText(error) : 'Не\u00a0получилось. Попробуйте ещё раз' }),
    onSettled: () => askMessagesAgain(client),
  });
  return { isBusy: mutation.isPending, run: () => mutation.mutate() };
}

/** Sends a dead letter again. */
export const useRepeat = ({ id }: WaitingMessage) =>
  useStep(
    () => repeatMessage(id),
    () => 'Сообщение уйдёт снова',
  );

/** Sends several dead letters again. */
export const useRepeatAll = (messages: readonly WaitingMessage[]) =>
  useStep(
    () => repeatDeadMessages({ messageIds: messages.map(({ id }) => id) }),
    ({ repeated }) => `Снова ${repeated === 1 ? 'уйдёт' : 'уйдут'} ${countOf(repeated, MESSAGES)}`,
  );
