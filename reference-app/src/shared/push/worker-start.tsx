import { useEffect } from 'react';
import { portal, visitorId } from '../portal.ts';
import { whenAtRest } from '../live/when-at-rest.ts';
import { useAccount } from '../session/session-provider.tsx';
import { useTexts } from '../texts/texts-provider.tsx';
import { registerWorker } from './register-worker.ts';

/** Starts the service worker once the page is usable, and keeps notifications known to the portal. */
export function WorkerStart() {
  const { t, locale } = useTexts();
  const account = useAccount();
  const identity = account && `${account.role}:${account.id}`;

  useEffect(
    () => whenAtRest(() => void registerWorker({ kind: 'greeting', locale, visitorId }, t)),
    [locale, t],
  );

  // The subscription belongs to a session, and is written to in the language of who gave it.
  useEffect(() => {
    if (identity === null) return;
    return whenAtRest(() => void portal.push.resend().catch(() => undefined));
  }, [identity, locale]);

  return null;
}
