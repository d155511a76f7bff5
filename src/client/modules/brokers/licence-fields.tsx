import { Checkbox, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import type { LicenceFacts } from '#shared/brokers/profile-schema.ts';
import {
  type LicenceClass,
  type LicenceLevel,
  licenceClassLabels,
  licenceClassSchema,
  licenceLevelLabels,
  licenceLevelSchema,
  needsSupervisor,
} from '#shared/brokers/schema.ts';
import type { FactInput } from './fact-input.ts';

const levels = [...licenceLevelSchema.values].map((level) => ({
  value: String(level),
  label: licenceLevelLabels[level],
}));

/** The facts of a licence as the register names them. `input` returns the form field for a fact. */
export function LicenceFields({ input }: { input: (fact: keyof LicenceFacts) => FactInput }) {
  const level = input('licenceLevel');
  const classes = input('licenceClasses');
  const held = classes.value as LicenceClass[];
  const supervised = needsSupervisor(level.value as LicenceLevel, held);
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput label="Firm" autoComplete="organization" {...input('firm')} />
        <TextInput label="Licence number" autoComplete="off" spellCheck={false} {...input('licenceNumber')} />
      </SimpleGrid>
      <Checkbox.Group
        label="Licence classes"
        description="Alberta issues a certificate of authority for each class."
        {...classes}
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing="xs" mt="xs">
          {licenceClassSchema.options.map((value) => (
            <Checkbox key={value} value={value} label={licenceClassLabels[value]} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {held.includes('GENERAL') && (
          <NativeSelect
            label="General licence level"
            data={levels}
            {...level}
            value={String(level.value)}
            onChange={(event) => level.onChange(Number(event.currentTarget.value))}
          />
        )}
        <TextInput type="date" label="Licence expiry date" {...input('licenceExpiresOn')} />
      </SimpleGrid>
      {supervised && (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label="Supervising broker"
            description="Required at this level."
            {...input('supervisorName')}
            value={input('supervisorName').value ?? ''}
          />
          <TextInput
            label="Their licence number"
            description="As shown in the register."
            autoComplete="off"
            spellCheck={false}
            {...input('supervisorLicence')}
            value={input('supervisorLicence').value ?? ''}
          />
        </SimpleGrid>
      )}
    </>
  );
}
