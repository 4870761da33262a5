import type { Article, Product } from '@/lib/api';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';
import type { NotifyDialogProps } from './notify-dialog';
import type { SizeSheetProps } from './size-sheet';

const notifyDialog = lazyPart<NotifyDialogProps>(async () => (await import('./notify-dialog')).NotifyDialog);

const sizeSheet = lazyPart<SizeSheetProps>(async () => (await import('./size-sheet')).SizeSheet);

/** The lazy dialog of the stock notice: whether it is open, and functions to open it. */
export type NotifyOpen = ReturnType<typeof useLazyOpen<NotifyDialogProps>>;

/** The dialogs of the buy form. Their code loads when they are about to open. */
export function useBuyDialogs() {
  return { notify: useLazyOpen(notifyDialog), sheet: useLazyOpen(sizeSheet) };
}

type BuyDialogsProps = ReturnType<typeof useBuyDialogs> & {
  product: Pick<Product, 'name' | 'articles'>;
  /** The e-mail address of a signed-in shopper, for the stock notice. */
  knownEmail(): string | undefined;
  /** Called with the shop's message when a response shows that the page's data is out of date. */
  onStale(message: string): void;
  chosen: Article | undefined;
  mine: SizeSheetProps['mine'];
  /** Called when a size is chosen in the size sheet. */
  onPick(article: Article): void;
};

/**
 * The dialogs of the buy form: the stock notice for a sold-out size, and the sheet in which a phone asks for
 * a size.
 */
export function BuyDialogs(props: BuyDialogsProps) {
  const { sheet, notify, product, chosen, mine, knownEmail, onStale, onPick } = props;
  return (
    <>
      {sheet.Part && (
        <sheet.Part
          open={sheet.open}
          onClose={sheet.onClose}
          articles={product.articles}
          mine={mine}
          onPick={(article) => {
            sheet.onClose();
            onPick(article);
          }}
        />
      )}
      {notify.Part && chosen && (
        <notify.Part
          open={notify.open}
          onClose={notify.onClose}
          productName={product.name}
          article={chosen}
          email={notify.open ? knownEmail() : undefined}
          onInStock={(message) => {
            notify.onClose();
            onStale(message);
          }}
        />
      )}
    </>
  );
}
