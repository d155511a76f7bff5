/**
 * What a module says has happened, for modules it may not import. It is heard in the same transaction: a listener that throws undoes
 * what it was about. Who listens is decided in src/server/app/listeners.ts.
 */
import type { Transaction } from './db/client.ts';

export interface DomainEvent<Facts> {
  readonly name: string;
  /** Never there: it carries the type. */
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

/** Listeners of one event act one after the other, in the order of the list. An event that nobody hears is a mistake. */
export function publisher(listeners: readonly Listener[]): Publish {
  const byName = Map.groupBy(listeners, ({ name }) => name);
  return async (tx, event, facts) => {
    const heard = byName.get(event.name);
    if (!heard) throw new Error(`Nobody listens to "${event.name}": name who does in src/server/app/listeners.ts`);
    for (const { act } of heard) await act(tx, facts as never);
  };
}
