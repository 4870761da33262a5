import { ButtonLink } from '@/lib/ui/buttons/button';
import type { Elements } from '@/lib/ui/elements';
import { EmptyState } from '@/lib/ui/pictures/empty-state';
import { hrefTo } from '@/shop/addresses/href-to';
import { listingLink, NEW_ARRIVALS } from '@/shop/addresses/paths';
import { type PostedProblem, ProblemNotice } from './problem-notice';

type EmptyCartProps = {
  signedIn: boolean;
  problem: PostedProblem | undefined;
  /** Whether the shopper has just removed the last line. */
  emptied: boolean;
  goods: Elements;
};

/**
 * The page of an empty cart: a link to the catalog and recommended goods. It is at least as high as the
 * window, so that the footer does not jump when the goods load.
 */
export function EmptyCart({ signedIn, problem, emptied, goods }: EmptyCartProps) {
  return (
    <div className="min-h-page">
      <EmptyState
        takesFocus={emptied}
        title={'В\u00a0корзине пока пусто'}
        actions={
          <>
            <ButtonLink {...listingLink(NEW_ARRIVALS)}>Перейти к&nbsp;новинкам</ButtonLink>
            {!signedIn && (
              <ButtonLink to="/login" search={{ redirect: hrefTo('/cart') }} variant="quiet">
                Войти
              </ButtonLink>
            )}
          </>
        }
      >
        <p>
          {signedIn
            ? 'Добавьте товары из\u00a0каталога'
            : 'Добавьте товары из\u00a0каталога или войдите, если добавляли их раньше'}
        </p>
        <ProblemNotice problem={problem} />
      </EmptyState>
      {goods}
    </div>
  );
}
