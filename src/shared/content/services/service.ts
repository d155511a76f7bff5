import { z } from 'zod';

const lines = z.array(z.string().min(1)).readonly();

/** A service: its names and sentences. The guide with the same id holds its page's details. */
export const serviceSchema = z.strictObject({
  name: z.string().min(1),
  description: z.string().min(1),
  features: lines,
  coverages: lines,
  longDescription: z.string().min(1),
});
export type ServiceText = z.output<typeof serviceSchema>;
