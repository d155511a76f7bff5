import { Kbd, Modal, Switch } from '@mantine/core';
import css from './keys-help.module.css';
import { useSingleKeys } from './use-single-keys.ts';

const keys: readonly (readonly [keys: string, what: string])[] = [
  ['j', 'Next request'],
  ['k', 'Previous request'],
  ['Enter', 'Open the request'],
  ['x', 'Select it; with Shift up to here'],
  ['/', 'Search'],
  ['?', 'Show these keys'],
];

/** The keyboard shortcuts, and the switch for single-key ones. */
export function KeysHelp({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [on, setOn] = useSingleKeys();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Keys in this list"
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
    >
      <dl className={css.keys}>
        {keys.map(([key, what]) => (
          <div className={css.row} key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className={css.more}>The arrows move through the rows once one has the focus.</p>
      <Switch
        className={css.switch}
        label="Use single keys"
        description="Switch them off if keys are pressed by accident."
        checked={on}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
    </Modal>
  );
}
