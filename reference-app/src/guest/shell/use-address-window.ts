import { useCallback, useEffect, useRef } from 'react';
import { createSearchParams, useLocation, useNavigate, useSearchParams } from 'react-router';

const openedHere = 'openedHere';

/**
 * A window over a page that has an address of its own (`?name=what`): it can be shared and reloaded,
 * and "back" closes it.
 */
export function useAddressWindow(name: string) {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const isClosing = useRef(false);
  const state = location.state as Record<string, unknown> | null;
  const shown = parameters.get(name);

  useEffect(() => {
    isClosing.current = false;
  }, [shown]);

  const open = useCallback(
    (what: string) => {
      const search = `?${createSearchParams({ [name]: what }).toString()}`;
      void navigate({ search }, { state: { [openedHere]: true } });
    },
    [navigate, name],
  );

  return {
    /** What is shown in the window, or null while it is closed. */
    shown,
    /** The same function as long as the page stays. */
    open,
    /** May be called again while it closes. */
    close() {
      // Going back takes effect later: a second step back would leave the page.
      if (isClosing.current) return;
      isClosing.current = true;
      if (state?.[openedHere] === true) void navigate(-1);
      else setParameters({}, { replace: true });
    },
  };
}
