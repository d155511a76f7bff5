export function AdminCasePage() {
  return null;
}
