// Preloaded into a server to set its wall clock wrong, as on a machine without NTP. Plain JavaScript: it is loaded before all else.
const skewMs = Number(process.env.CHAOS_SKEW_MS);
const TrueDate = Date;
globalThis.Date = class extends TrueDate {
  constructor(...given) {
    if (given.length === 0) super(TrueDate.now() + skewMs);
    else super(...given);
  }
  static now() {
    return TrueDate.now() + skewMs;
  }
  static [Symbol.hasInstance](value) {
    return value instanceof TrueDate;
  }
};
