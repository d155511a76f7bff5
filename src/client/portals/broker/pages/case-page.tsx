export function BrokerCasePage() {
  return null;
}
