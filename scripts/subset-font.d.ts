/** `subset-font` ships no types; these are the parts used by `fonts.ts` and the share picture. */
declare module 'subset-font' {
  type AxisRange = { min: number; max: number; default?: number };
  type SubsetOptions = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, number | AxisRange>;
    keepFeatures?: string[];
    noHinting?: boolean;
  };
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
