import { ErrorNotice } from '@/lib/ui/content/notice';
import { PageLink } from '@/lib/ui/links/page-link';

/** A promo code that the shop refused, with the reason. Its field shows the code again. */
export type PromoCodeProblem = { code: string; message: string };

/**
 * The error of a form that was posted without scripts: about a promo code, or a message with the path `back`
 * of the page that posted it.
 */
export type PostedProblem = { message?: string; back?: string; promoCode?: PromoCodeProblem };

export function ProblemNotice({ problem }: { problem: PostedProblem | undefined }) {
  if (!problem?.message) return null;
  return (
    <div className="mt-4">
      <ErrorNotice>{problem.message}</ErrorNotice>
      {problem.back && (
        <PageLink href={problem.back} className="text-link text-ui">
          Вернуться к&nbsp;товару
        </PageLink>
      )}
    </div>
  );
}
