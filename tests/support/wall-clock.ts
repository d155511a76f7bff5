/** Sets the wall clock of this process wrong, as on a machine without NTP: `new Date()` and `Date.now()` are off by this much. */
export function skewWallClock(skewMs: number): () => void {
  const TrueDate = globalThis.Date;
  class SkewedDate extends TrueDate {
    constructor(...given: unknown[]) {
      if (given.length === 0) super(TrueDate.now() + skewMs);
      else super(...(given as [number]));
    }
    static override now(): number {
      return TrueDate.now() + skewMs;
    }
    // A date is an instance of both classes, whichever of them created it.
    static override [Symbol.hasInstance](value: unknown): boolean {
      return Object.prototype.toString.call(value) === '[object Date]';
    }
  }
  globalThis.Date = SkewedDate as DateConstructor;
  return () => {
    globalThis.Date = TrueDate;
  };
}
