/** The facts a VIN is decoded with, as `npm run vehicles` writes them. */
export interface VinData {
  /** `m` and make, model and perhaps body and fuel with tabs between; `b` and a body; `f` and a fuel; `s` and a second fuel. */
  values: readonly string[];
  /** `3=GP.,GT. 6;7=..A`: the value with this number (base 36), and the patterns that mean it. */
  schemas: readonly string[];
  /** By the manufacturer's code: `c` car, `t` truck or bus, `r` ridden, then `2015-2018+2021-:4k`, model years and a schema. */
  codes: Readonly<Record<string, string>>;
}
