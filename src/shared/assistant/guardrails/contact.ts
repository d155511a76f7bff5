import { openingHours } from '#shared/content/opening-hours.ts';
import { paths } from '#shared/platform/paths.ts';
import type { LimitRule } from './limit-rule.ts';

const WAYS =
  '(main|head|nearest|closest)? (office|offices|headquarters|location|locations|address|mailing address|email|email address|e mail|e mail address|phone|phone number|telephone|telephone number|contact details|contact information|contact info)';

export const contactRules: readonly LimitRule[] = [
  {
    name: 'contact',
    verdict: 'answered',
    offersPerson: true,
    withSources: false,
    pages: () => [paths.contact],
    phrases: [
      `(where|what) (is|are) your ${WAYS}`,
      `(where|what) (is|are) the ${WAYS} .`,
      'where (are|r) (you|you guys|your brokers) (guys)? (located|based|at|.)',
      'where (can|do|could|would) (i|we) (find|visit|meet|email|write|mail|send mail|call|phone) (to)? (you|your office|you guys)',
      '. (your|the)? (email|e mail|contact|mailing|office) (address|info|information|details|location) (please|.)',
      '. (your|the)? (email|e mail|phone number|telephone number|contact) (please|.)',
      '(how|where) (do|can|could|would|should|to) (i|we)? (contact|reach|email|e mail|write|message|call|phone|get in touch|get a hold of|get hold of) (to|with|of)? (you|you guys|u|coverbridge|your team|your office|the office|this company|somebody there)',
      '. (do|does) (you|u|you guys) have (an|a) (office|email|email address|phone number|contact number) (in ..)? .',
      '. (what city|which city) are you in',
      '(quelle est|c est quoi|ou est|ou se trouve) (votre|l) (adresse|adresse courriel|courriel|bureau|numero)',
      '(ou|ou est ce que) (etes vous|vous etes) (situe*|bases|.)',
      '(comment|ou) (puis je|je peux|peut on|on peut)? (vous) (joindre|contacter|ecrire|appeler|rejoindre)',
    ],
    notWith: ['fax', 'my (claim|policy|request|case)', 'competitor*'],
    response: {
      en: ({ email, region, hours }) =>
        `We serve all of ${region} through this website. Write to ${email}, or use the form on the contact page: your message goes to licensed broker partners, who will reply. There’s no number to call; leave yours and a broker can call you back. Hours: ${openingHours(
          hours,
        )
          .map((row) => `${row.days} ${row.hours}`)
          .join(', ')}. [1]`,
      fr: ({ email, region }) =>
        `Nous travaillons par ce site, pour toute la province (${region}). Écrivez à ${email} ou utilisez le formulaire de la page de contact; votre message va à des courtiers partenaires titulaires d’un permis, qui vous répondent. Il n’y a pas de numéro à appeler; laissez le vôtre et un courtier peut vous rappeler. Les heures d’ouverture s’y trouvent aussi. [1]`,
    },
  },
];
