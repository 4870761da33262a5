import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { SearchForm } from '@/features/search/search-form';
import { useBackCloses } from '@/lib/navigation/use-back-closes';
import { IconButton } from '@/lib/ui/buttons/icon-button';
import { ArrowLeftIcon } from '@/lib/ui/pictures/icons';

/** In narrower windows the search is full-screen (docs/design.md §3). */
const NARROW = '(width < 768px)';

export type SearchLayerProps = { id: string; onClose(): void };

/**
 * The open search with suggestions: a line under the header, or full-screen on a phone. If it is full-screen
 * it is modal: the browser traps the focus, and going back closes it.
 */
export function SearchLayer({ id, onClose }: SearchLayerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // If the window is resized, the layer stays as it was opened: a line or full-screen.
  const [covers] = useState(() => window.matchMedia(NARROW).matches);
  useBackCloses(covers, onClose);
  const router = useRouter();

  // Focus the field while the press is still being handled: otherwise phones do not open the keyboard.
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    if (covers) element?.showModal();
    else element?.show();
    element?.querySelector('input')?.focus();
    return () => {
      element?.close();
      // The button is in the sticky header and always visible, so do not scroll the page to it.
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [covers]);

  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    window.addEventListener('keydown', onKeyDown);
    const unsubscribe = router.subscribe('onBeforeNavigate', () => close());
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      unsubscribe();
    };
  }, [router]);

  return (
    <dialog
      ref={dialog}
      id={id}
      aria-label="Поиск"
      // Android's back gesture also fires `cancel`, so that going back closes the search.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open && currentTarget.isConnected) onClose();
      }}
      className="absolute inset-x-0 top-full z-menu m-0 max-h-[calc(100dvh-7rem)] w-full overflow-y-auto overscroll-contain bg-paper transition-opacity motion-fast starting:opacity-0 [&:modal]:fixed [&:modal]:inset-0 [&:modal]:h-full [&:modal]:max-h-none"
    >
      {/* On a phone the last suggestion can be scrolled above the keyboard. */}
      <div className="page-width px-margin pb-6 md:pt-2 lg:pt-6 lg:pb-10 in-[:modal]:pt-0 in-[:modal]:pb-[45dvh]">
        <SearchForm
          place="layer"
          onLeave={onClose}
          lead={
            covers && (
              <IconButton label="Закрыть поиск" onClick={onClose}>
                <ArrowLeftIcon />
              </IconButton>
            )
          }
        />
      </div>
    </dialog>
  );
}
