import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContractForm } from '@/lib/forms/contract-form';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { Button } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { TextareaField } from '@/lib/ui/forms/textarea-field';
import {
  addOrderNote,
  getShowOrderQueryKey,
  type OperatorOrder,
  type OrderNoteDraft,
} from '../../api/index.ts';
import { OrderNoteDraft as OrderNoteDraftSchema } from '../../api/schemas.ts';
import { useDraft } from '../../parts/draft.ts';
import { momentWords } from '../../parts/moments.ts';
import { Section } from '../../parts/section.tsx';
import { useMay } from '../../session/session.ts';

/** Notes of the people of the shop. The buyer does not see them. */
export function OrderNotes({ seen }: { seen: OperatorOrder }) {
  const mayAdd = useMay()('addOrderNote') && seen.order.contact !== null;
  // Another form after each note, so that its field is empty again.
  const [written, setWritten] = useState(0);
  if (!mayAdd && seen.notes.length === 0) return null;
  const now = new Date();
  return (
    <Section title="Заметки">
      {seen.notes.length > 0 && (
        <ol className="history mb-4">
          {seen.notes.map(({ at, operator, text }) => (
            <li key={`${at}${text}`}>
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
              <p className="text-caption text-ink-2">{`${momentWords(at, now)}, ${operator}`}</p>
            </li>
          ))}
        </ol>
      )}
      {mayAdd && <NoteForm key={written} seen={seen} onWritten={() => setWritten((count) => count + 1)} />}
    </Section>
  );
}

const form: ContractForm<{ text: string }, OrderNoteDraft> = {
  blank: { text: '' },
  schema: OrderNoteDraftSchema,
  check: ({ text }) => (text.trim() ? {} : { text: 'Напишите заметку' }),
};

function NoteForm({ seen: { order }, onWritten }: { seen: OperatorOrder; onWritten(): void }) {
  const client = useQueryClient();
  const { draft, keep, forget } = useDraft(`note:${order.id}`, form.blank);
  const { attributes, field, refusal, busy, fields } = useContractForm(form, {
    async send(request) {
      client.setQueryData(getShowOrderQueryKey(order.id), await addOrderNote(order.id, request));
      forget();
      onWritten();
    },
  });
  return (
    <form {...attributes} onChange={() => keep(fields())} className="grid gap-3">
      <TextareaField
        label="Новая заметка"
        hint="Видят только сотрудники"
        rows={2}
        defaultValue={draft.text}
        {...field('text')}
      />
      {refusal && <ErrorNotice>{refusal}</ErrorNotice>}
      <Button type="submit" variant="quiet" size="small" busy={busy} className="justify-self-start">
        Добавить
      </Button>
    </form>
  );
}
