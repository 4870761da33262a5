import { ButtonLink } from '@/lib/ui/buttons/button';
import { TextLink } from '@/lib/ui/buttons/text-link';
import { AuthFrame } from '../auth-frame';

type MergedScreenProps = {
  /** What the sign-in has merged: a sentence for the cart and one for the wishlist. */
  sentences: readonly string[];
  /** Path of the page to continue to. */
  back: string;
};

/**
 * Shown after a sign-in without scripts that merged a guest's cart or wishlist into the account, because most
 * pages cannot show this notice without scripts.
 */
export function MergedScreen({ sentences, back }: MergedScreenProps) {
  return (
    <AuthFrame title="Вы&nbsp;вошли">
      <ul role="status" className="mb-8 space-y-3">
        {sentences.map((sentence) => (
          <li key={sentence} className="border-ink border-l-2 py-1 pl-3 text-ui">
            {sentence}
          </li>
        ))}
      </ul>
      <div className="space-y-3">
        <ButtonLink href={back} wide>
          Продолжить
        </ButtonLink>
        <TextLink to="/cart">Перейти в&nbsp;корзину</TextLink>
      </div>
    </AuthFrame>
  );
}
