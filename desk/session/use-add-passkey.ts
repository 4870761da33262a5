import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/lib/ui/overlays/toast';
import {
  addPasskey,
  getGetOperatorSessionQueryKey,
  getShowOperatorQueryKey,
  startPasskey,
} from '../api/index.ts';
import { makePasskey } from './passkeys.ts';
import { usePasskeyStep } from './use-passkey-step.ts';

/** Adds a passkey to the one who works here. */
export function useAddPasskey() {
  const client = useQueryClient();
  return usePasskeyStep(
    async () => addPasskey(await makePasskey(await startPasskey())),
    (changed) => {
      client.setQueryData(getShowOperatorQueryKey(changed.operator.id), changed);
      void client.invalidateQueries({ queryKey: getGetOperatorSessionQueryKey() });
      showToast({ text: 'Ключ добавлен' });
    },
  );
}
