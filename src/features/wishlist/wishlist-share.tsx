import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  getShareWishlistMutationKey,
  getStopSharingWishlistMutationKey,
  isApiError,
  shareWishlist,
  stopSharingWishlist,
} from '@/lib/api';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { PageLink } from '@/lib/ui/links/page-link';
import { showToast } from '@/lib/ui/overlays/toast';
import { withIdentity } from '@/shop/identity/session';
import { shareLink } from './share-link';
import { useWishlist } from './use-wishlist';
import { sharedWishlistHref } from './wishlist-search';

/** Title of the link in the device's share sheet. */
const TITLE = 'Избранное';

/**
 * The button «Поделиться»: creates a URL for the wishlist and shares it. While the wishlist is shared, the
 * page shows this URL, for browsers that cannot copy it, and the button «Закрыть доступ».
 * @param shareCode the code in the URL; null if the wishlist is not shared
 */
export function useSharing(shareCode: string | null | undefined) {
  const client = useQueryClient();
  const { changes } = useWishlist();
  const sharing = useMutation({
    mutationKey: getShareWishlistMutationKey(),
    mutationFn: () => withIdentity(client, () => shareWishlist()),
    async onSuccess({ code }) {
      changes.setShareCode(code);
      const outcome = await shareLink({ title: TITLE, url: addressOf(code) });
      if (outcome === 'copied') showToast({ text: 'Ссылка скопирована' });
      if (outcome === 'shown') showToast({ text: 'Скопируйте ссылку под\u00a0заголовком' });
    },
  });
  const stopping = useMutation({
    mutationKey: getStopSharingWishlistMutationKey(),
    mutationFn: () => withIdentity(client, () => stopSharingWishlist()),
    onSuccess() {
      changes.setShareCode(null);
      showToast({ text: 'Доступ по\u00a0ссылке закрыт' });
    },
  });
  const busy = sharing.isPending || stopping.isPending;

  async function attempt({ mutateAsync }: { mutateAsync(): Promise<unknown> }) {
    if (busy) return;
    try {
      await mutateAsync();
    } catch (cause) {
      if (!isApiError(cause)) throw cause;
      showToast({ text: cause.message });
    }
  }

  return {
    code: shareCode ?? undefined,
    busy,
    share: () => void attempt(sharing),
    stop: () => void attempt(stopping),
  };
}

type SharedLineProps = { code: string; busy: boolean; onStop(): void };

/** The URL of the shared wishlist, and a button that stops sharing it. */
export function SharedLine({ code, busy, onStop }: SharedLineProps) {
  const address = addressOf(code);
  return (
    <div className="mt-1.5 flex flex-wrap items-baseline gap-x-5 text-caption">
      <p className="text-ink-2">
        Список открыт по&nbsp;ссылке:{' '}
        <PageLink href={sharedWishlistHref(code)} className="quiet-link [overflow-wrap:anywhere]">
          {address.replace(/^https?:\/\//, '')}
        </PageLink>
      </p>
      <TextButton busy={busy} onClick={onStop}>
        Закрыть доступ
      </TextButton>
    </div>
  );
}

function addressOf(code: string): string {
  return new URL(sharedWishlistHref(code), window.location.origin).href;
}
