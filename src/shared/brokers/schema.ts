/** What a broker is licensed for, and what others may see of a broker. */
import { z } from 'zod';
import type { CaseType } from '#shared/lines/case-types.ts';
import { registry } from '#shared/lines/generated/registry.ts';

/**
 * The Alberta Insurance Council issues a separate certificate of authority for each class; Life and Accident & Sickness
 * are two licences (abcouncil.ab.ca, "Accident & Sickness Insurance licenses").
 */
export const licenceClassSchema = z.enum(['GENERAL', 'LIFE', 'ACCIDENT_SICKNESS'], 'Choose a licence class');
export type LicenceClass = z.infer<typeof licenceClassSchema>;

/** Levels of a General licence; 0 is probationary (90 days, once), 1 works supervised by 2 or 3. */
export const licenceLevelSchema = z.literal([0, 1, 2, 3], 'Choose a licence level');
export type LicenceLevel = z.infer<typeof licenceLevelSchema>;

export const licenceClassLabels: Record<LicenceClass, string> = {
  GENERAL: 'General',
  LIFE: 'Life',
  ACCIDENT_SICKNESS: 'Accident and Sickness',
};

export const licenceLevelLabels: Record<LicenceLevel, string> = {
  0: 'Probationary',
  1: 'Level 1',
  2: 'Level 2',
  3: 'Level 3, designated representative',
};

const attestedDay = z.string().meta({ format: 'date' }).nullable();

/** What a broker confirmed to us in writing, and the day of it; null: nothing was confirmed, so nothing is claimed. */
export const attestationsSchema = z.object({
  independentOn: attestedDay.meta({
    description: 'The day the broker confirmed that the firm isn’t tied to one insurer; null if they haven’t',
  }),
  severalInsurersOn: attestedDay.meta({
    description: 'The day the broker confirmed that it places business with several insurers; null if they haven’t',
  }),
});
export type Attestations = z.infer<typeof attestationsSchema>;

/** What the client sees of the broker; the licence number can be looked up at the Alberta Insurance Council. */
export const brokerPublicSchema = z.object({
  firm: z.string(),
  name: z.string(),
  licenceNumber: z.string(),
  licenceClasses: z.array(licenceClassSchema),
  ...attestationsSchema.shape,
});
export type BrokerPublic = z.infer<typeof brokerPublicSchema>;

/** The class of licence a request needs; `null` means any. */
export function requiredLicenceClass(type: CaseType): LicenceClass | null {
  return registry[type].licence;
}

/**
 * Whether these classes allow work on this type. Without any licence nothing is allowed, not even a general question.
 */
export function holdsLicenceFor(type: CaseType, classes: readonly LicenceClass[]): boolean {
  const required = requiredLicenceClass(type);
  return required ? classes.includes(required) : classes.length > 0;
}

/** Those of the given lines that these classes do not allow. */
export function linesWithoutLicence(lines: readonly CaseType[], classes: readonly LicenceClass[]): CaseType[] {
  return lines.filter((line) => !holdsLicenceFor(line, classes));
}

/** Probationary and level 1 General brokers work supervised, and the Council's register names their supervisor. */
export function needsSupervisor(level: LicenceLevel, classes: readonly LicenceClass[]): boolean {
  return level <= 1 && classes.includes('GENERAL');
}
