import { useEffect, useRef, useState } from 'react';
import { type Article, requestStockNotice } from '@/lib/api';
import { EmailMax } from '@/lib/api/schemas';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { Button } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Checkbox } from '@/lib/ui/forms/checkbox';
import { Field } from '@/lib/ui/forms/field';
import { Dialog } from '@/lib/ui/overlays/dialog';
import { noticeForm } from './notice-definition';

export type NotifyDialogProps = {
  open: boolean;
  onClose(): void;
  productName: string;
  article: Pick<Article, 'articleId' | 'size'>;
  /** The address of a signed-in shopper. */
  email?: string;
  /** The size has come back meanwhile: what the page shows is old. Told the sentence of the shop. */
  onInStock(message: string): void;
};

/** «Сообщить о поступлении»: an address and a consent for one sold-out size. */
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
        <Kept email={keptFor} size={article.size} onClose={onClose} />
      ) : (
        <NoticeForm {...rest} article={article} onKept={setKeptFor} />
      )}
    </Dialog>
  );
}

type NoticeFormProps = Omit<NotifyDialogProps, 'open' | 'onClose'> & { onKept(email: string): void };

function NoticeForm({ article, productName, email, onInStock, onKept }: NoticeFormProps) {
  const { attributes, field, refusal, busy } = useContractForm(noticeForm, {
    async send(request) {
      await requestStockNotice(article.articleId, request);
      onKept(request.email);
    },
    refused({ code, message }) {
      if (code !== 'ARTICLE_IN_STOCK') return undefined;
      onInStock(message);
      return {};
    },
  });

  return (
    <form {...attributes}>
      <p className="break-words text-ink-2">
        {productName}, размер {article.size}
      </p>
      <Field
        {...field('email')}
        className="mt-5"
        label="Электронная почта"
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={email}
        maxLength={EmailMax}
      />
      <Checkbox {...field('personalDataConsent')} className="mt-2">
        Даю согласие на{' '}
        <a href="/page/personal-data-agreement" target="_blank" rel="noreferrer" className="quiet-link">
          обработку персональных данных
        </a>
      </Checkbox>
      {refusal && <ErrorNotice className="mt-2">{refusal}</ErrorNotice>}
      <Button type="submit" wide busy={busy} className="mt-4">
        Сообщить о&nbsp;поступлении
      </Button>
    </form>
  );
}

function Kept({ email, size, onClose }: { email: string; size: string; onClose(): void }) {
  const words = useRef<HTMLParagraphElement>(null);
  // What was focused has gone.
  useEffect(() => words.current?.focus(), []);
  return (
    <>
      <p ref={words} tabIndex={-1} role="status" className="[overflow-wrap:anywhere] focus:outline-none">
        Напишем на {email}, когда размер {size} появится в&nbsp;наличии. Письмо будет одно.
      </p>
      <Button variant="quiet" wide className="mt-6" onClick={onClose}>
        Продолжить покупки
      </Button>
    </>
  );
}
