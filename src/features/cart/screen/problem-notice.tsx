import { ErrorNotice } from '@/lib/ui/content/notice';

/** A promo code that was refused, to be shown in its field again. */
export type PromoCodeProblem = { code: string; message: string };

/** What the server said to a form that was posted without scripts: in general, with the page it came from, or of a code. */
export type PostedProblem = { message?: string; back?: string; promoCode?: PromoCodeProblem };

export function ProblemNotice({ problem }: { problem: PostedProblem | undefined }) {
  if (!problem?.message) return null;
  return (
    <div className="mt-4">
      <ErrorNotice>{problem.message}</ErrorNotice>
      {problem.back && (
        <a href={problem.back} className="text-link text-ui">
          Вернуться к&nbsp;товару
        </a>
      )}
    </div>
  );
}
