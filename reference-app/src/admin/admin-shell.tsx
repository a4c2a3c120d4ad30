export function AdminShell() {
  return null;
}
