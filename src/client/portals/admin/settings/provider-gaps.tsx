import type { RouterOutputs } from '#client/lib/trpc.tsx';
import { StateWord } from '#client/ui/state-word.tsx';
import { providerRoleLabels } from '#shared/settings/providers.ts';

type Gaps = Pick<RouterOutputs['settings']['providers'], 'automatic' | 'missing'>;

/** What the configuration uses and the register doesn't name, and what is listed without an entry. */
export function ProviderGaps({ automatic, missing }: Gaps) {
  return (
    <>
      {missing.length > 0 && (
        <StateWord tone="warn">
          {`No provider has been entered for: ${missing.map((role) => providerRoleLabels[role].toLowerCase()).join(', ')}`}
        </StateWord>
      )}
      {automatic && (
        <p>
          {automatic.name} is listed automatically, because the chat uses it. Add it here to show the country and the
          start date.
        </p>
      )}
    </>
  );
}
