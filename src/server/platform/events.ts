/**
 * Events a module publishes for modules it may not import. They are handled in the same transaction: a listener that throws rolls back
 * the change it was about. The listeners are listed in src/server/app/listeners.ts.
 */
import type { Transaction } from './db/client.ts';

export interface DomainEvent<Facts> {
  readonly name: string;
  /** Never present at runtime: it carries the type. */
  readonly facts?: Facts;
}

export function defineEvent<Facts>(name: string): DomainEvent<Facts> {
  return { name };
}

export interface Listener {
  name: string;
  act: (tx: Transaction, facts: never) => Promise<void>;
}

export function when<Facts>(
  event: DomainEvent<Facts>,
  act: (tx: Transaction, facts: Facts) => Promise<void>,
): Listener {
  return { name: event.name, act };
}

export type Publish = <Facts>(tx: Transaction, event: DomainEvent<Facts>, facts: Facts) => Promise<void>;

/** Listeners of one event run one after the other, in the order of the list. An event without a listener is a mistake. */
export function publisher(listeners: readonly Listener[]): Publish {
  const byName = Map.groupBy(listeners, ({ name }) => name);
  return async (tx, event, facts) => {
    const heard = byName.get(event.name);
    if (!heard)
      throw new Error(`Nothing is listening for "${event.name}": name its listener in src/server/app/listeners.ts`);
    for (const { act } of heard) await act(tx, facts as never);
  };
}
