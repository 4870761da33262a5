import { useEffect, useRef, useState } from 'react';
import { shownEmail } from '#shared/forms/shown-email.ts';
import { sizeWords } from '#shared/goods/size-words.ts';
import { Button } from '@/lib/ui/buttons/button';
import { Dialog } from '@/lib/ui/overlays/dialog';
import { NoticeForm, type NoticeFormProps } from './notice-form';

export type NotifyDialogProps = Omit<NoticeFormProps, 'onKept'> & { open: boolean; onClose(): void };

/** The dialog «Сообщить о поступлении»: email address and consent for a stock notice of one size. */
export function NotifyDialog({ open, onClose, article, ...rest }: NotifyDialogProps) {
  const [keptFor, setKeptFor] = useState<string>();
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setKeptFor(undefined);
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={keptFor ? 'Запрос принят' : 'Сообщить о\u00a0поступлении'}
    >
      {keptFor ? (
        <NoticeSent email={keptFor} size={article.size} onClose={onClose} />
      ) : (
        <NoticeForm {...rest} article={article} onKept={setKeptFor} />
      )}
    </Dialog>
  );
}

function NoticeSent({ email, size, onClose }: { email: string; size: string; onClose(): void }) {
  const words = useRef<HTMLParagraphElement>(null);
  // Focus the message, because it has replaced the focused form.
  useEffect(() => words.current?.focus(), []);
  return (
    <>
      <p ref={words} tabIndex={-1} role="status" className="[overflow-wrap:anywhere] focus:outline-none">
        {`Напишем на ${shownEmail(email)}, когда ${sizeWords(size, ' ')} появится в\u00a0наличии. Письмо будет одно.`}
      </p>
      <Button variant="quiet" wide className="mt-6" onClick={onClose}>
        Продолжить покупки
      </Button>
    </>
  );
}
