import { AdminShell } from './admin-shell.tsx';
import { StaffTexts } from './staff-texts.tsx';

/** The console, in the words of staff. */
export function Console() {
  return (
    <StaffTexts>
      <AdminShell />
    </StaffTexts>
  );
}
