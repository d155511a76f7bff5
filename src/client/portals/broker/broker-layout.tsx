import { Outlet } from 'react-router-dom';

export function BrokerLayout() {
  return <Outlet />;
}
