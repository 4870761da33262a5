import { useQueryClient } from '@tanstack/react-query';
import { getUnlinkExternalSignInMutationOptions, isApiError, type UserProfile } from '@/lib/api';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { showToast } from '@/lib/ui/overlays/toast';
import { useRowFocus } from '@/lib/ui/use-row-focus';
import { accountEventsQuery, accountQuery, readAgain } from '../account-query';
import { useProof } from '../proof/use-proof';
import { useAttempt } from '../use-attempt';
import { providerNames } from './provider-names';

/** External sign-ins linked to this account, with a button to unlink each. */
export function ExternalSignIns({ account }: { account: UserProfile }) {
  const client = useQueryClient();
  const { externalProviders } = account;
  const list = useRowFocus<HTMLUListElement>(externalProviders);
  const unlink = useAttempt({
    ...getUnlinkExternalSignInMutationOptions(),
    onError(error) {
      if (isApiError(error)) proof.isAskedFor(error);
    },
    async onSuccess(_, { provider }) {
      showToast({ text: `Вход через ${providerNames([provider])} отключён` });
      await readAgain(client, accountQuery);
      await readAgain(client, accountEventsQuery);
    },
  });
  const { variables, refusal } = unlink;
  const proof = useProof(account, () => {
    if (variables) void unlink.attempt(variables);
  });
  return (
    <>
      <ul {...list} className="-mt-2 mb-4 max-w-130">
        {externalProviders.map((provider) => (
          <li
            key={provider}
            className="flex items-baseline justify-between gap-x-6 border-hair border-b py-2"
          >
            <span>{`Вход через ${providerNames([provider])}`}</span>
            <TextButton
              className="text-ui"
              busy={unlink.busy && variables?.provider === provider}
              aria-label={`Отключить вход через ${providerNames([provider])}`}
              onClick={() => void unlink.attempt({ provider })}
            >
              Отключить
            </TextButton>
          </li>
        ))}
      </ul>
      {refusal && refusal.code !== 'PROOF_NEEDED' && (
        <ErrorNotice className="mb-4">{refusal.message}</ErrorNotice>
      )}
      {proof.dialog}
    </>
  );
}
