import { usual } from '../every-line/coverages.ts';
import type { LineWork } from '../line.ts';

const wanted = (equals: string) => ({ addIf: { question: 'wanted', equals } });

export const groupBenefitsWork: LineWork = {
  wishes: {
    'group-critical-illness': wanted('critical'),
    'employee-assistance': wanted('assistance'),
    'health-spending': wanted('spending'),
  },
  coverages: [
    { code: 'extended-health', name: 'Extended health', also: ['Extended health care', 'EHC', 'Health'], usual },
    { code: 'dental', name: 'Dental', also: ['Dental care', 'Basic dental'], usual },
    { code: 'group-life', name: 'Life', also: ['Group life', 'Basic life', 'Employee life'], usual },
    { code: 'long-term-disability', name: 'Long-term disability', also: ['LTD'], usual },
    { code: 'short-term-disability', name: 'Short-term disability', also: ['STD', 'Weekly indemnity'] },
    { code: 'group-accidental-death', name: 'Accidental death and dismemberment', also: ['AD&D'] },
    { code: 'dependent-life', name: 'Dependent life' },
    { code: 'group-critical-illness', name: 'Critical illness', also: ['CI'] },
    { code: 'prescription-drugs', name: 'Prescription drugs', also: ['Drugs', 'Drug plan'] },
    { code: 'vision', name: 'Vision', also: ['Vision care'] },
    { code: 'employee-assistance', name: 'Employee assistance program', also: ['EAP', 'EFAP'] },
    { code: 'health-spending', name: 'Health spending account', also: ['HSA', 'HCSA'] },
  ],
  requestTemplates: [
    {
      title: 'A list of employees with age, occupation and family status, but no names',
      why: 'Insurers price the plan for the group as a whole. Names aren’t needed yet.',
      category: 'business',
      rule: 'census',
    },
    {
      title: 'Your current plan’s booklet and last renewal',
      why: 'They show what your employees have now and what it costs.',
      category: 'policy',
      rule: 'booklet',
    },
  ],
};
