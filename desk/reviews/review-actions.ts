import type { OperationOf, OperatorReview } from '../api/index.ts';

type ActionFacts = {
  operation: OperationOf<'operator'>;
  label: string;
  /** What is said once the action is done. */
  done: string;
  fits(seen: OperatorReview): boolean;
};

const openComplaints = ({ complaints }: OperatorReview) => complaints.some(({ isOpen }) => isOpen);

/** The actions of operators on a review. */
export const REVIEW_ACTIONS = {
  publish: {
    operation: 'publishReview',
    label: 'Опубликовать',
    done: 'опубликован',
    fits: (seen) => seen.state !== 'PUBLISHED' || openComplaints(seen),
  },
  answer: {
    operation: 'answerReview',
    label: 'Ответить',
    done: 'ответ записан',
    fits: ({ isShown }) => isShown,
  },
  refuse: {
    operation: 'refuseReview',
    label: 'Отклонить',
    done: 'отклонён',
    fits: ({ state, isShown }) => state !== 'REFUSED' || isShown,
  },
} as const satisfies Record<string, ActionFacts>;

export type ReviewAction = keyof typeof REVIEW_ACTIONS;

export const isReviewAction = (name: string | undefined): name is ReviewAction =>
  name !== undefined && Object.hasOwn(REVIEW_ACTIONS, name);

/**
 * The actions that the operator may do on a review now. The next step is publishing if the review waits for a
 * decision or has complaints, otherwise answering.
 */
export function reviewActionsOf(seen: OperatorReview, may: (operation: OperationOf<'operator'>) => boolean) {
  const names = Object.keys(REVIEW_ACTIONS) as ReviewAction[];
  const all = names.filter((name) => REVIEW_ACTIONS[name].fits(seen) && may(REVIEW_ACTIONS[name].operation));
  const wants: ReviewAction = seen.state === 'WAITING' || openComplaints(seen) ? 'publish' : 'answer';
  return { all, next: all.find((name) => name === wants) };
}
