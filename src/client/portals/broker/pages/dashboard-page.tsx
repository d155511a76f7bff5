export function BrokerDashboardPage() {
  return null;
}
