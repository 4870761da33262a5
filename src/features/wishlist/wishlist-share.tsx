import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError, shareWishlist, stopSharingWishlist } from '@/lib/api';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { showToast } from '@/lib/ui/overlays/toast';
import { withIdentity } from '@/shop/identity/session';
import { handOver } from './hand-over';
import { useWishlist } from './use-wishlist';
import { sharedWishlistHref } from './wishlist-search';

/** What the list is called where it is sent to. */
const TITLE = 'Избранное';

/**
 * «Поделиться»: gives the list an address and hands it over. As long as it has one the page shows it, for those whose
 * browser lets nothing be copied, and «Закрыть доступ».
 * @param shareCode where others see the list, as its page says: null when they do not
 */
export function useSharing(shareCode: string | null | undefined) {
  const client = useQueryClient();
  const { changes } = useWishlist();
  const [busy, setBusy] = useState(false);

  async function attempt(work: () => Promise<unknown>) {
    if (busy) return;
    setBusy(true);
    try {
      await work();
    } catch (cause) {
      if (!isApiError(cause)) throw cause;
      showToast({ text: cause.message });
    } finally {
      setBusy(false);
    }
  }

  async function share() {
    const shared = await withIdentity(client, () => shareWishlist());
    changes.tellShareCode(shared.code);
    const way = await handOver({ title: TITLE, url: addressOf(shared.code) });
    if (way === 'copied') showToast({ text: 'Ссылка скопирована' });
    if (way === 'shown') showToast({ text: 'Скопируйте ссылку под\u00a0заголовком' });
  }

  async function stop() {
    await withIdentity(client, () => stopSharingWishlist());
    changes.tellShareCode(null);
    showToast({ text: 'Доступ по\u00a0ссылке закрыт' });
  }

  return {
    code: shareCode ?? undefined,
    busy,
    share: () => void attempt(share),
    stop: () => void attempt(stop),
  };
}

type SharedLineProps = { code: string; busy: boolean; onStop(): void };

/** Where the list can be seen, and an end to it. */
export function SharedLine({ code, busy, onStop }: SharedLineProps) {
  const address = addressOf(code);
  return (
    <div className="mt-1.5 flex flex-wrap items-baseline gap-x-5 text-caption">
      <p className="text-ink-2">
        Список открыт по&nbsp;ссылке:{' '}
        <a href={sharedWishlistHref(code)} className="quiet-link [overflow-wrap:anywhere]">
          {address.replace(/^https?:\/\//, '')}
        </a>
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
