/** Two ways a paper about a home says the same. */
import { pick } from './facts.ts';
import { dollars, type Layout, premium, printedOf, sheetOf, short } from './sheet.ts';

/** A homeowner’s policy in a table. */
export const home: Layout = {
  name: 'home declarations',
  line: 'home',
  draw(facts, chance) {
    const { sheet, put, rule } = sheetOf('sans');
    put(48, 60, facts.insurer, 15, true);
    put(48, 80, 'Homeowners Policy Declarations', 12);
    rule(48, 92, 564, 92);
    put(48, 112, 'Policy number:');
    put(170, 112, facts.policyNumber);
    put(48, 130, 'Named insured:');
    put(170, 130, facts.name);
    put(48, 148, pick(chance, ['Risk address:', 'Insured location:']));
    put(170, 148, facts.street);
    put(170, 162, `${facts.city}, AB ${facts.postalCode}`);
    put(48, 182, 'Effective date:');
    put(170, 182, facts.effective);
    put(300, 182, 'Expiry date:');
    put(400, 182, facts.expiry);
    put(48, 200, 'Year built:');
    put(170, 200, String(facts.yearBuilt));
    put(48, 240, 'Coverage', 9, true);
    put(330, 240, 'Limit of insurance', 9, true);
    put(470, 240, 'Premium', 9, true);
    rule(48, 246, 564, 246);
    const rows: [string, number][] = [
      [pick(chance, ['A. Dwelling building', 'Coverage A – Dwelling']), facts.dwelling],
      ['B. Detached private structures', Math.round(facts.dwelling / 10)],
      ['C. Personal property', facts.contents],
      ['D. Additional living expenses', Math.round(facts.dwelling / 5)],
      ['E. Personal liability', facts.homeLiability],
    ];
    rows.forEach(([cover, limit], row) => {
      put(48, 264 + row * 18, cover);
      put(330, 264 + row * 18, dollars(limit));
      put(470, 264 + row * 18, row < 2 ? premium(chance) : 'Included');
    });
    put(48, 372, 'Policy deductible');
    put(330, 372, dollars(facts.homeDeductible));
    put(48, 420, 'This is a specimen for testing. It insures nobody.', 8);
    return [sheet, printedOf(facts, 'dwelling', 'contents', 'homeLiability', 'homeDeductible', 'yearBuilt')];
  },
};

/** A tenant’s package, in two columns. */
export const tenant: Layout = {
  name: 'tenant certificate',
  line: 'home',
  draw(facts, chance) {
    const { sheet, put, rule } = sheetOf('serif');
    put(50, 60, 'Tenants Package – Renewal', 15, true);
    put(50, 78, `Insurance company: ${facts.insurer}`, 10);
    rule(50, 90, 560, 90);
    put(50, 112, 'Policyholder', 9, true);
    put(50, 127, facts.name, 11);
    put(50, 141, facts.street, 11);
    put(50, 155, `${facts.city} AB  ${facts.postalCode}`, 11);
    put(330, 112, 'Policy', 9, true);
    put(330, 127, facts.policyNumber, 11);
    put(330, 145, `Effective: ${short(facts.effective)}`, 10);
    put(330, 160, `${pick(chance, ['Expires', 'Renewal date'])}: ${short(facts.expiry)}`, 10);
    rule(50, 180, 560, 180);
    put(50, 204, `Contents: ${dollars(facts.contents)}`, 11);
    put(330, 204, `Deductible: ${dollars(facts.homeDeductible)}`, 11);
    put(50, 224, `Personal liability: ${dollars(facts.homeLiability)}`, 11);
    put(330, 224, `Premium: ${premium(chance)}`, 11);
    put(50, 270, 'This is a specimen for testing. It insures nobody.', 9);
    return [sheet, printedOf(facts, 'contents', 'homeLiability', 'homeDeductible')];
  },
};
