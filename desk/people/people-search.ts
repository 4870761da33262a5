import * as zod from 'zod/mini';
import type { OperatorSummary } from '../api/index.ts';
import { pageField, textField, wordField } from '../parts/lists/search-fields.ts';

/** The lists of operators. */
export const PEOPLE_VIEWS = { places: 'Рабочие места', revoked: 'Отозваны' } as const;

type PeopleView = keyof typeof PEOPLE_VIEWS;

/** What the address of the list of operators keeps. */
export const peopleSearch = zod.object({
  view: wordField({ places: 'places', revoked: 'revoked' } as const),
  page: pageField(),
  do: textField(20),
});

/** Whether an operator is in a list: of the people who may work, unless another one is named. */
export function isInView({ kind, state }: OperatorSummary, view: PeopleView | undefined): boolean {
  if (view === 'revoked') return state === 'REVOKED';
  return state !== 'REVOKED' && (kind === 'PLACE') === (view === 'places');
}
