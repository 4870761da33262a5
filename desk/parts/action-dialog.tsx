import { type ComponentProps, type ReactNode, useId } from 'react';
import type { ContractForm, Fields } from '@/lib/forms/contract-form';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { Button } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Dialog } from '@/lib/ui/overlays/dialog';
import { isApiError } from '../api/index.ts';
import { useDraft } from './draft.ts';

export type FormParts<F extends Fields> = {
  /** Attributes of a field, including the text that was typed earlier. */
  field(name: keyof F & string): ReturnType<ReturnType<typeof useContractForm<F, unknown>>['field']> & {
    defaultValue: string;
  };
  draft: F;
};

/** Properties that every dialog of an action gets from its screen. */
export type CommonParts = {
  /** Name of the draft: the form, and the order, refund or review that it changes. */
  name: string;
  onClose(): void;
  /** Called if the server's version is newer than the shown one. Reads the data again. */
  onConflict(): Promise<unknown>;
  /** The changes since the dialog was opened; shown above the button. */
  changes?: ReactNode;
  /** Whether the action is no longer possible. */
  isOver?: boolean;
};

type ActionDialogProps<F extends Fields, Body> = CommonParts & {
  title: string;
  /** The label of the button that sends the form. */
  label: string;
  form: ContractForm<F, Body>;
  /** @throws ApiError */
  send(request: Body): Promise<void>;
  /** Called with the fields after each change. */
  onFields?(fields: F): void;
  /** What pressing the button would do; shown above it. */
  summary?: ReactNode;
  size?: ComponentProps<typeof Dialog>['size'];
  children?: ReactNode | ((parts: FormParts<F>) => ReactNode);
};

/**
 * A dialog for one action. The schema of the contract validates its form. Errors are shown at their fields or
 * above the button, and typed text stays after an error.
 */
export function ActionDialog<F extends Fields, Body>(props: ActionDialogProps<F, Body>) {
  const { title, label, name, form, send, onFields, summary, size } = props;
  const { onClose, onConflict, changes, isOver, children } = props;
  const id = useId();
  const { draft, keep, forget } = useDraft(name, form.blank);
  const { attributes, field, refusal, busy, fields, wrong, clearErrors } = useContractForm<F, Body>(form, {
    async send(request) {
      try {
        await send(request);
      } catch (error) {
        if (isApiError(error) && error.status === 409) await onConflict().catch(() => undefined);
        throw error;
      }
      forget();
      onClose();
    },
  });
  const parts: FormParts<F> = {
    draft,
    field: (field_) => ({ ...field(field_), defaultValue: String(draft[field_]) }),
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      {...(size && { size })}
      footer={
        <div className="grid gap-3">
          {changes}
          {isOver && !changes && <p className="text-ui">Сейчас это сделать нельзя.</p>}
          {!isOver && summary}
          {refusal && <ErrorNotice>{refusal}</ErrorNotice>}
          {isOver ? (
            <Button onClick={onClose}>Закрыть</Button>
          ) : (
            <Button type="submit" form={id} busy={busy}>
              {label}
            </Button>
          )}
        </div>
      }
    >
      <form
        {...attributes}
        id={id}
        onChange={({ target }) => {
          const changed = wrong.find((one) => one === target.name);
          if (changed) clearErrors(changed);
          keep(fields());
          onFields?.(fields());
        }}
        className="grid gap-5"
      >
        {typeof children === 'function' ? children(parts) : children}
      </form>
    </Dialog>
  );
}
