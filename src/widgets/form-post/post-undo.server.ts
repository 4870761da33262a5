import { undoForm } from '@/features/session/undo/undo-definition';
import type { PostedUndo } from '@/features/session/undo/undo-screen';
import { undoAccountChange } from '@/lib/api';
import { answerForm, type PostedRequest } from './post-form.server';

type Posted = { token: string; result: PostedUndo };

/** Handles the form that undoes changes of an account, posted without scripts. */
export function postUndo(posted: PostedRequest<Posted>) {
  return answerForm(posted, {
    form: undoForm,
    async send(confirmation): Promise<Posted> {
      return { token: confirmation.token, result: await undoAccountChange(confirmation) };
    },
    show: ({ fields: { token }, errors, error }): Posted => ({
      token,
      result: { error: errors.form ?? '', spent: error?.code === 'UNDO_REJECTED' },
    }),
  });
}
