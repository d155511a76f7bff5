/** What the server acknowledged, to be counted afterwards. */

export type FactKind = 'contact message' | 'request' | 'message in a case' | 'newsletter sign-up' | 'document';

export interface Fact {
  kind: FactKind;
  /** Identifies the fact in the database. */
  key: string;
}

export interface Ledger {
  /** Called when a response confirmed the fact. */
  acknowledge(fact: Fact): void;
  /** Counts a call that failed and is retried with the same key. */
  refuse(): void;
  facts(): readonly Fact[];
  refused(): number;
  /** Resolves when this many more facts have been acknowledged. @throws when that takes too long */
  more(count: number): Promise<void>;
}

const PATIENCE_MS = 180_000;

export function openLedger(): Ledger {
  const facts: Fact[] = [];
  const waiting = new Set<() => void>();
  let refused = 0;
  return {
    acknowledge(fact) {
      facts.push(fact);
      for (const look of waiting) look();
    },
    refuse() {
      refused += 1;
    },
    facts: () => facts,
    refused: () => refused,
    more(count) {
      const goal = facts.length + count;
      return new Promise((resolve, reject) => {
        const look = () => {
          if (facts.length < goal) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve();
        };
        const timer = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`Nothing was acknowledged for ${PATIENCE_MS / 1000} seconds: the product did not recover`));
        }, PATIENCE_MS);
        waiting.add(look);
      });
    },
  };
}
