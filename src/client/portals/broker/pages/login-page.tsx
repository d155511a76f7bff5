export function BrokerLoginPage() {
  return null;
}
