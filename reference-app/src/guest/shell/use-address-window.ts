import { useLocation, useNavigate, useSearchParams } from 'react-router';

interface AddressWindow {
  /** What is shown in the window, or null while it is closed. */
  readonly shown: string | null;
  open(what: string): void;
  close(): void;
}

const openedHere = 'openedHere';

/**
 * A window over a page that has an address of its own (`?name=what`): it can be shared and reloaded,
 * and "back" closes it.
 */
export function useAddressWindow(name: string): AddressWindow {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const state = location.state as Record<string, unknown> | null;

  return {
    shown: parameters.get(name),
    open(what) {
      const next = { preventScrollReset: true, state: { [openedHere]: true } };
      setParameters({ [name]: what }, next);
    },
    close() {
      if (state?.[openedHere] === true) void navigate(-1);
      else setParameters({}, { replace: true, preventScrollReset: true });
    },
  };
}
