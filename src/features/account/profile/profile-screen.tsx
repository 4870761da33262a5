import { useQueryClient } from '@tanstack/react-query';
import type { UserProfile } from '@/lib/api';
import { AccountFrame } from '../account-frame';
import { profileDraft } from './profile-draft';
import { ProfileForm } from './profile-form';

type ProfileScreenProps = { account: UserProfile; onSignOut(): void };

/** Who the shopper is and how to reach them. */
export function ProfileScreen({ account, onSignOut }: ProfileScreenProps) {
  const client = useQueryClient();
  const signOut = () => {
    // What was typed goes with the shopper who leaves.
    profileDraft(client).drop();
    onSignOut();
  };
  return (
    <AccountFrame title="Личные данные" page="profile" account={account} onSignOut={signOut}>
      {/* Another account is another form. */}
      <ProfileForm key={account.id} account={account} />
    </AccountFrame>
  );
}
