import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Article, isApiError, requestStockNotice } from '@/lib/api';
import { Button } from '@/lib/ui/button';
import { Checkbox } from '@/lib/ui/checkbox';
import { Dialog } from '@/lib/ui/dialog';
import { Field } from '@/lib/ui/field';
import { ErrorNotice } from '@/lib/ui/notice';
import { checkNotice, type NoticeErrors, refusedFields } from './notice-errors';

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
  const [errors, setErrors] = useState<NoticeErrors>({});
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // The first wrong field, once React has marked it.
  useEffect(() => {
    if (errors.email || errors.consent) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [errors]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const address = String(data.get('email') ?? '').trim();
    const found = checkNotice({ email: address, consent: data.has('consent') });
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await requestStockNotice(article.articleId, { email: address, personalDataConsent: true });
      onKept(address);
    } catch (cause) {
      if (!isApiError(cause)) throw cause;
      if (cause.code === 'ARTICLE_IN_STOCK') onInStock(cause.message);
      else setErrors(refusedFields(cause));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <p className="break-words text-ink-2">
        {productName}, размер {article.size}
      </p>
      <Field
        className="mt-5"
        label="Электронная почта"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={email}
        maxLength={254}
        error={errors.email}
      />
      <Checkbox className="mt-2" name="consent" error={errors.consent}>
        Даю согласие на{' '}
        <a href="/page/personal-data-agreement" target="_blank" rel="noreferrer" className="quiet-link">
          обработку персональных данных
        </a>
      </Checkbox>
      {errors.form && <ErrorNotice className="mt-2">{errors.form}</ErrorNotice>}
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
