import { shownEmail } from '#shared/forms/shown-email.ts';
import { sizeWords } from '#shared/goods/size-words.ts';
import { type Article, requestStockNotice } from '@/lib/api';
import { EmailMax } from '@/lib/api/schemas';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { Button } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Checkbox } from '@/lib/ui/forms/checkbox';
import { EmailField } from '@/lib/ui/forms/email-field';
import { ConsentSentence } from '@/shop/consents/consent-sentence';
import { noticeForm } from './notice-definition';

export type NoticeFormProps = {
  productName: string;
  article: Pick<Article, 'articleId' | 'size'>;
  /** The e-mail address of a signed-in shopper. */
  email?: string;
  /**
   * Called with the shop's message if the size is in stock again, because the page then shows outdated stock.
   */
  onInStock(message: string): void;
  onKept(email: string): void;
};

/** The form of a stock notice for one size: email address and consent. */
export function NoticeForm({ article, productName, email, onInStock, onKept }: NoticeFormProps) {
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
      <p className="break-words text-ink-2">{`${productName}, ${sizeWords(article.size, ' ')}`}</p>
      <EmailField
        {...field('email')}
        className="mt-5"
        label="Электронная почта"
        defaultValue={email && shownEmail(email)}
        maxLength={EmailMax}
      />
      <Checkbox {...field('personalDataConsent')} className="mt-2">
        <ConsentSentence id="personal-data" newWindow />
      </Checkbox>
      {refusal && <ErrorNotice className="mt-2">{refusal}</ErrorNotice>}
      <Button type="submit" wide busy={busy} className="mt-4">
        Сообщить о&nbsp;поступлении
      </Button>
    </form>
  );
}
