import { stateAfter } from '#shared/contact/request-steps.ts';
import type { OperationOf, OperatorContactRequest } from '../api/index.ts';

type ActionFacts = {
  operation: OperationOf<'operator'>;
  label: string;
  done: string;
  fits(seen: OperatorContactRequest): boolean;
};

/** What operators do with a request. */
export const REQUEST_ACTIONS = {
  reopen: {
    operation: 'reopenContactRequest',
    label: 'Вернуть в\u00a0работу',
    done: 'Обращение снова ждёт',
    fits: ({ state }) => stateAfter(state, 'REOPENED') !== undefined,
  },
  close: {
    operation: 'closeContactRequest',
    label: 'Готово',
    done: 'Обращение готово',
    fits: ({ state }) => stateAfter(state, 'DONE') !== undefined,
  },
  answer: {
    operation: 'answerContactRequest',
    label: 'Ответить письмом',
    done: 'Ответ отправлен',
    fits: ({ state, email }) => email !== null && stateAfter(state, 'ANSWERED') !== undefined,
  },
} as const satisfies Record<string, ActionFacts>;

export type RequestAction = keyof typeof REQUEST_ACTIONS;

export const isRequestAction = (name: string | undefined): name is RequestAction =>
  name !== undefined && Object.hasOwn(REQUEST_ACTIONS, name);

/** What the operator may do with a request now, and what it waits for. */
export function requestActionsOf(
  seen: OperatorContactRequest,
  may: (operation: OperationOf<'operator'>) => boolean,
) {
  const names = Object.keys(REQUEST_ACTIONS) as RequestAction[];
  const all = names.filter(
    (name) => REQUEST_ACTIONS[name].fits(seen) && may(REQUEST_ACTIONS[name].operation),
  );
  const wanted: RequestAction = seen.state === 'WAITING' && seen.email !== null ? 'answer' : 'close';
  return { all, next: all.find((name) => name === wanted) };
}
