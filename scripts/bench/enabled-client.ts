/** A condition on `cases`: the client may sign in. One seeded client in 500 is disabled, and their session is refused. */
export const enabledClient = 'client_id IN (SELECT id FROM users WHERE disabled_at IS NULL)';
