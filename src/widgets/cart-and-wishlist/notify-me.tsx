import { sizeWords } from '#shared/goods/size-words.ts';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';
import { showToast } from '@/lib/ui/overlays/toast';
import { useSession } from '@/shop/identity/session';

const notifyDialog = lazyPart(
  async () => (await import('@/features/product/buying/notify-dialog')).NotifyDialog,
);

type NotifyMeProps = {
  /** The sold-out size. */
  article: { articleId: string; size: string; name: string };
  /** Called if the size turns out to be in stock again. */
  onInStock(): void;
  className: string;
};

/** The button «Сообщить о поступлении», for sold-out goods in the cart and the wishlist. */
export function NotifyMe({ article, onInStock, className }: NotifyMeProps) {
  const email = useSession()?.user?.email ?? undefined;
  const { Part, open, busy, onClose, opener } = useLazyOpen(notifyDialog);
  return (
    <>
      <button
        type="button"
        {...opener}
        aria-busy={busy || undefined}
        aria-label={`Сообщить о\u00a0поступлении: ${article.name}, ${sizeWords(article.size, ' ')}`}
        className={className}
      >
        Сообщить о&nbsp;поступлении
      </button>
      {Part && (
        <Part
          open={open}
          onClose={onClose}
          productName={article.name}
          article={article}
          email={email}
          onInStock={(message) => {
            onClose();
            showToast({ text: message });
            onInStock();
          }}
        />
      )}
    </>
  );
}
