/**
 * Codes that are no longer asked, each with what replaced it. A system that reads the answers may still know them, so a question is never
 * dropped from a questionnaire without a line here, and its code never gets another meaning.
 */
export const retiredCodes: Readonly<Record<string, string>> = {};
