import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { linkTokenSchema } from '#shared/accounts/auth/schema.ts';

/** The secret in an address: after the `#`, which no server ever sees, or in the query. */
function tokenIn({ hash, search }: { hash: string; search: string }): string | null {
  return new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token');
}

/**
 * The secret from an email link, removed from the address bar at once, so that it is neither read over a shoulder nor copied with
 * the address. A reload still finds it, in the history of this tab. Undefined when the link was not copied completely.
 */
export function useMailToken(): string | undefined {
  const location = useLocation();
  const navigate = useNavigate();
  const given = tokenIn(location);
  const [token] = useState(() => given ?? (location.state as { token?: string } | null)?.token);

  useEffect(() => {
    if (given !== null) navigate(location.pathname, { replace: true, state: { token: given } });
  }, [given, location.pathname, navigate]);
  return linkTokenSchema.safeParse(token).data;
}
