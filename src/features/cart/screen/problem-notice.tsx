import { ErrorNotice } from '@/lib/ui/content/notice';
import { PageLink } from '@/lib/ui/links/page-link';

/** A refused promo code, shown in its field again. */
export type PromoCodeProblem = { code: string; message: string };

/**
 * The error of a form that was posted without scripts: a general one, with the page it came from, or one about a promo
 * code.
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
