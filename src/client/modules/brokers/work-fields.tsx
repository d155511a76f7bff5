import { Checkbox, NumberInput, SimpleGrid, TagsInput } from '@mantine/core';
import { languageLabels, languageSchema } from '#shared/accounts/account/schema.ts';
import type { Work } from '#shared/brokers/profile-schema.ts';
import {
  holdsLicenceFor,
  type LicenceClass,
  licenceClassLabels,
  requiredLicenceClass,
} from '#shared/brokers/schema.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { industryLabels, industrySchema } from '#shared/lines/industries.ts';
import { lines } from '#shared/lines/lines.ts';
import { industriesOf } from '#shared/lines/placing.ts';
import type { FactInput } from './fact-input.ts';
import { lineLabel } from './line-label.ts';

/** Staff read English; the name in its own script is for people who speak it. */
const inEnglish = new Intl.DisplayNames('en-CA', { type: 'language' });

interface WorkFieldsProps {
  input: (field: keyof Work) => FactInput;
  /** Determines which lines may be chosen. */
  classes: readonly LicenceClass[];
}

function reasonAgainst(line: (typeof lines)[number], classes: readonly LicenceClass[]): string | undefined {
  if (holdsLicenceFor(line, classes)) return undefined;
  const required = requiredLicenceClass(line);
  return required ? `Needs the ${licenceClassLabels[required]} licence` : 'Needs a licence';
}

/** The work a broker wants to receive. A line that the licence does not allow gives the reason. */
export function WorkFields({ input, classes }: WorkFieldsProps) {
  const chosen = input('lines');
  const areas = input('areas');
  const servesIndustries = (chosen.value as CaseType[]).some((line) => industriesOf(line).length > 0);
  return (
    <>
      <Checkbox.Group label="Lines" {...chosen}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing="xs" mt="xs">
          {lines.map((line) => {
            const reason = reasonAgainst(line, classes);
            return (
              <Checkbox
                key={line}
                value={line}
                label={lineLabel(line)}
                description={reason}
                // A line chosen before the licence changed can still be removed.
                disabled={reason !== undefined && !(chosen.value as string[]).includes(line)}
              />
            );
          })}
        </SimpleGrid>
      </Checkbox.Group>
      {servesIndustries && (
        <Checkbox.Group
          label="Industries"
          description="For business insurance and rideshare. Choose none to get requests from every industry."
          {...input('industries')}
        >
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing="xs" mt="xs">
            {industrySchema.options.map((industry) => (
              <Checkbox key={industry} value={industry} label={industryLabels[industry]} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
      )}
      <TagsInput
        label="Areas"
        description="The start of the postal code: T is all of Alberta, T2 and T3 are Calgary, T5 and T6 are Edmonton, T2P is one district. Press Enter after each."
        splitChars={[',', ' ', ';']}
        maxTags={100}
        clearable
        clearButtonProps={{ 'aria-label': 'Remove all areas' }}
        {...areas}
        onChange={(values) => areas.onChange([...new Set(values.map((value) => value.trim().toUpperCase()))])}
      />
      <Checkbox.Group label="Languages" {...input('languages')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing="xs" mt="xs">
          {languageSchema.options.map((value) => (
            <Checkbox
              key={value}
              value={value}
              label={
                <>
                  {inEnglish.of(value)}
                  {value !== 'en' && <span lang={value}> ({languageLabels[value]})</span>}
                </>
              }
            />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
      <NumberInput
        maw="16rem"
        label="Maximum open requests"
        description="You won’t get new offers once you reach this number."
        min={0}
        max={500}
        allowDecimal={false}
        {...input('capacity')}
      />
    </>
  );
}
