import { useMutation } from '@tanstack/react-query';
import { sizeWords } from '#shared/goods/size-words.ts';
import { countOf, GOODS } from '#shared/text/plural.ts';
import { getRepeatOrderMutationOptions, isApiError, type OrderRepetition } from '@/lib/api';
import { typesetName } from '@/lib/text/typeset-name';
import { TextLink } from '@/lib/ui/buttons/text-link';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { showToast } from '@/lib/ui/overlays/toast';
import { hrefTo } from '@/shop/addresses/href-to';

/**
 * Adds the goods of an order to the cart again. `onRepeated` is called after each response, even if some
 * goods are missing.
 */
export function useRepeat(orderId: string, onRepeated: () => void) {
  const { mutate, isPending, data, error } = useMutation({
    ...getRepeatOrderMutationOptions(),
    throwOnError: (cause) => !isApiError(cause),
    onSuccess({ pieces, missing }: OrderRepetition) {
      onRepeated();
      if (missing.length === 0)
        showToast({
          text: `В\u00a0корзину добавлено: ${countOf(pieces, GOODS)}`,
          action: { label: 'Корзина', href: hrefTo('/cart') },
        });
    },
  });
  return {
    repeat: () => mutate({ orderId }),
    busy: isPending,
    missing: data && data.missing.length > 0 ? data : undefined,
    refusal: isApiError(error) ? error.message : undefined,
  };
}

type RepeatResultProps = Pick<ReturnType<typeof useRepeat>, 'missing' | 'refusal'>;

/** Names the goods that could not be added. */
export function RepeatResult({ missing, refusal }: RepeatResultProps) {
  if (refusal) return <ErrorNotice>{refusal}</ErrorNotice>;
  return (
    <div role="status">
      {missing && (
        <div className="border-ink border-l-2 py-1 pl-3 text-left text-ui">
          <p>
            {missing.pieces > 0
              ? `В\u00a0корзину добавлено: ${countOf(missing.pieces, GOODS)}. Не\u00a0всё есть в\u00a0наличии:`
              : 'Этих товаров сейчас нет в\u00a0наличии:'}
          </p>
          <ul className="mt-1 text-ink-2">
            {missing.missing.map(({ articleId, name, size, text }) => (
              <li key={articleId}>{`${typesetName(name)}, ${sizeWords(size)}: ${text}`}</li>
            ))}
          </ul>
          {missing.pieces > 0 && <TextLink to="/cart">Перейти в&nbsp;корзину</TextLink>}
        </div>
      )}
    </div>
  );
}
