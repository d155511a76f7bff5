/** Who may call each operation, in words beside its description: the machine form is `security`. */
import { scopeWords } from '#shared/integrations/scope-words.ts';
import { type Scope, scopeSchema } from '#shared/platform/scopes.ts';
import { type Described, type Operation, operationsOf } from './walk.ts';

function withKey(scope: Scope): string {
  const words = scopeWords[scope];
  return `a key with the scope \`${scope}\` (${words.charAt(0).toLowerCase()}${words.slice(1)})`;
}

function whoMayCall({ security = [] }: Operation): string {
  if (security.length === 0) return 'Open to everyone, without signing in.';
  const scopes = scopeSchema.array().parse(security.flatMap(({ key }) => key ?? []));
  const hasSession = security.some(({ session }) => session);
  if (scopes.length === 0) return 'Needs the session of someone who is signed in. No key opens it.';
  const key = scopes.map(withKey).join(', or ');
  return hasSession ? `Needs a session, or ${key}.` : `Needs ${key}.`;
}

export function addAccess(document: Described): void {
  for (const operation of operationsOf(document))
    operation.description = [operation.description, whoMayCall(operation)].filter(Boolean).join('\n\n');
}
