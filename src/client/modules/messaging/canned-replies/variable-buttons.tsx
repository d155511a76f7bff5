import { Button } from '@mantine/core';
import { ButtonSet } from '#client/ui/button-set.tsx';
import { replyVariables } from '#shared/messaging/canned-replies/variables.ts';

/** Every variable; choosing one inserts it at the cursor. */
export function VariableButtons({ onChoose }: { onChoose: (variable: string) => void }) {
  return (
    <ButtonSet legend="Insert">
      {replyVariables.map(({ name, label }) => (
        <Button
          key={name}
          size="compact-xs"
          variant="default"
          title={label}
          aria-label={label}
          onClick={() => onChoose(`{{${name}}}`)}
        >
          {name}
        </Button>
      ))}
    </ButtonSet>
  );
}
