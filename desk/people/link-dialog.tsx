import { useRef, useState } from 'react';
import { formatMoment } from '#shared/text/dates.ts';
import { copyText } from '@/lib/browser/services';
import { Button } from '@/lib/ui/buttons/button';
import { Field } from '@/lib/ui/forms/field';
import { Dialog } from '@/lib/ui/overlays/dialog';
import type { InvitedOperator } from '../api/index.ts';

type Copied = 'no' | 'yes' | 'refused';

/** The link of an invitation, shown once: neither the address nor the browser keeps it. */
export function LinkDialog({ invited, onClose }: { invited: InvitedOperator; onClose(): void }) {
  const { operator, link, endsAt } = invited;
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<Copied>('no');
  async function copy(): Promise<void> {
    const isCopied = await copyText(link);
    if (!isCopied) field.current?.select();
    setCopied(isCopied ? 'yes' : 'refused');
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Ссылка для входа"
      footer={
        <div className="grid gap-3">
          <p role="status" className="text-caption text-ink-2 empty:hidden">
            {copied === 'yes' && 'Ссылка скопирована'}
            {copied === 'refused' && 'Браузер не\u00a0дал скопировать: ссылка выделена, нажмите Ctrl\u00a0C'}
          </p>
          <Button data-first-focus="" onClick={() => void copy()}>
            Скопировать ссылку
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Готово
          </Button>
        </div>
      }
    >
      <div className="grid gap-5">
        <p className="text-body">
          {`Отправьте её лично. Кто первым откроет ссылку, тот и\u00a0войдёт как ${operator.name}.`}
        </p>
        <Field
          ref={field}
          label="Ссылка"
          hint={`Действует до\u00a0${formatMoment(new Date(endsAt))}, один раз. Больше мы её не\u00a0покажем, но\u00a0можно сделать новую`}
          value={link}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
    </Dialog>
  );
}
