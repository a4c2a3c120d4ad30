import { createContext, use } from 'react';

/** Whether the guest has moved to another page since the app was loaded. */
export const MovedContext = createContext(false);

/** False on the page the app was opened with, whose beginning the browser reads by itself. */
export function useHasMoved(): boolean {
  return use(MovedContext);
}
