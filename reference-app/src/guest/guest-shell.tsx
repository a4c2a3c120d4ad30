export function GuestShell() {
  return null;
}
