import { useMutation } from '@tanstack/react-query';
import { dayInMoscow } from '#shared/text/dates.ts';
import { slugify } from '#shared/text/slug.ts';
import { saveFile } from '@/lib/browser/save-file';
import { refusalText } from '@/lib/forms/refusal-text';
import { Button } from '@/lib/ui/buttons/button';
import { showToast } from '@/lib/ui/overlays/toast';
import { type Buyer, exportBuyer, isApiError } from '../api/index.ts';

/** Saves everything that the shop keeps about a buyer as a file, to be handed to the buyer. */
export function ExportButton({ seen: { id, name } }: { seen: Buyer }) {
  const file = useMutation({
    mutationFn: () => exportBuyer(id),
    onSuccess(data) {
      const of = slugify(name) || 'pokupatel';
      const text = JSON.stringify(data.account ?? data.guest, null, 2);
      saveFile(`${of}-dannye-${dayInMoscow(new Date())}.json`, text, 'application/json');
      showToast({ text: 'Файл с\u00a0данными сохранён' });
    },
    onError: (error) =>
      showToast({ text: isApiError(error) ? refusalText(error) : 'Не\u00a0удалось сохранить файл' }),
    // The cache must not keep a copy of all these data.
    gcTime: 0,
  });
  return (
    <Button variant="quiet" size="small" busy={file.isPending} onClick={() => file.mutate()}>
      Сохранить данные
    </Button>
  );
}
