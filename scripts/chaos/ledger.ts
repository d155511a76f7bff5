/** What the server said yes to, so that it can be counted afterwards. */

export type FactKind = 'contact message' | 'request' | 'message in a case' | 'newsletter sign-up' | 'document';

export interface Fact {
  kind: FactKind;
  /** Names it in the database, and only it. */
  key: string;
}

export interface Ledger {
  /** Called when an answer said that it was done. */
  acknowledge(fact: Fact): void;
  /** A call that failed and is made again with the same key. */
  refuse(): void;
  facts(): readonly Fact[];
  refused(): number;
  /** Resolves when so many more facts have been acknowledged. @throws when that takes too long */
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
