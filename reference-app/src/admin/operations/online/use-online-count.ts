import { portalOnline, type Online } from '@portal/domain/presence';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { portal } from '../../../shared/portal.ts';
import { onlineKey } from './online-queries.ts';

/** How many have the portal open, by live events; null before the first. */
export function useOnlineCount(): number | null {
  const client = useQueryClient();
  const [online, setOnline] = useState<Online['online'] | null>(null);
  useEffect(
    () =>
      portal.live.on(portalOnline, (event) => {
        setOnline(event.online);
        // Read again only where the list is shown.
        void client.invalidateQueries({ queryKey: onlineKey });
      }),
    [client],
  );
  return online;
}
