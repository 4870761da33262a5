import { useLayoutEffect, useRef } from 'react';
import { askedCategories } from '#shared/third-parties/third-parties.ts';
import { pageConfig } from '@/lib/page/config';
import { consentDialog } from '@/lib/third-parties/consent-choice';
import { Button } from '@/lib/ui/buttons/button';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { PageLink } from '@/lib/ui/links/page-link';
import { TEXT_PAGES } from '@/shop/addresses/text-pages';
import { cookieSentence } from './category-words';
import { saveConsentChoice } from './consent-state';

/**
 * The question for consent to third-party scripts, in a strip at the bottom of the window. Its two buttons
 * look alike, so that refusing is as easy as agreeing. The strip overlays the page, so that nothing moves.
 */
export function ConsentBanner() {
  const strip = useRef<HTMLElement>(null);
  const categories = askedCategories(pageConfig().thirdParties);
  useRoomBelow(strip);
  return (
    <section
      ref={strip}
      aria-label="Файлы cookie"
      className="fixed inset-x-0 bottom-0 z-drawer border-ink border-t bg-paper px-margin pt-4 pb-[max(8px,env(safe-area-inset-bottom))] lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-x-16 lg:py-5"
    >
      <p className="max-w-[64ch] text-ui">
        <span>{`${cookieSentence(categories)} `}</span>
        <PageLink href={TEXT_PAGES.cookiePolicy} className="quiet-link">
          Политика использования cookie
        </PageLink>
      </p>
      <div className="mt-3.5 grid grid-cols-2 gap-2 lg:mt-0 lg:flex lg:items-center">
        <Button variant="quiet" className="px-2! text-ui lg:px-6!" onClick={() => saveConsentChoice([])}>
          Только обязательные
        </Button>
        <Button
          variant="quiet"
          className="px-2! text-ui lg:px-6!"
          onClick={() => saveConsentChoice(categories)}
        >
          Принять все
        </Button>
        <TextButton
          aria-haspopup="dialog"
          className="justify-self-start text-ui lg:ml-4"
          onClick={() => consentDialog.set(true)}
        >
          Настроить
        </TextButton>
      </div>
    </section>
  );
}

/**
 * Reserves space at the end of the page, so that the strip hides nothing, and for other elements at the
 * bottom of the window.
 */
function useRoomBelow(strip: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--consent-strip', `${strip.current?.offsetHeight ?? 0}px`);
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    if (strip.current) observer?.observe(strip.current);
    return () => {
      observer?.disconnect();
      style.removeProperty('--consent-strip');
    };
  }, [strip]);
}
