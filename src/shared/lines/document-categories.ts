/** The kinds of documents a broker asks for. */
import { z } from 'zod';

export const documentCategorySchema = z.enum(
  ['licence', 'policy', 'property', 'vehicle', 'health', 'business', 'travel', 'other'],
  'Choose what kind of document it is',
);
export type DocumentCategory = z.infer<typeof documentCategorySchema>;
export const documentCategoryLabels: Record<DocumentCategory, string> = {
  licence: "Driver's licence or ID",
  policy: 'Current policy or renewal',
  property: 'Home, building or contents',
  vehicle: 'Vehicle, registration or inspection',
  health: 'Health',
  business: 'Business or finances',
  travel: 'Travel or visa',
  other: 'Something else',
};
