import { Button } from '@mantine/core';
import { replyVariables } from '#shared/messaging/canned-replies/variables.ts';
import css from './reply-dialog.module.css';

/** Every variable; choosing one inserts it at the cursor. */
export function VariableButtons({ onChoose }: { onChoose: (variable: string) => void }) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>Put in</legend>
      <div className={css.variables}>
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
      </div>
    </fieldset>
  );
}
