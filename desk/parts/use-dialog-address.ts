import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';

/**
 * Opens a dialog by its name in the address, or closes it. The name is part of the address, so that a reload or a new
 * sign-in opens the dialog again.
 */
export function useDialogAddress(): (name: string | undefined) => void {
  const router = useRouter();
  const navigate = useNavigate();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (name) => {
    // If the dialog closes because another screen opens, it must not replace the navigation to the other screen.
    if (router.latestLocation.pathname !== pathname) return;
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...before, do: name }),
      replace: true,
    });
  };
}
