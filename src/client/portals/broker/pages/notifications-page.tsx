export function BrokerNotificationsPage() {
  return null;
}
