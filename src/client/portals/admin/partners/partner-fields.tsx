import { Checkbox, NumberInput, SimpleGrid, TagsInput, TextInput } from '@mantine/core';
import type { FactInput } from '#client/modules/brokers/fact-input.ts';
import { lineLabel } from '#client/modules/brokers/line-label.ts';
import { MAX_DAILY_CEILING } from '#shared/integrations/partners.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';

type Field = 'name' | 'contactEmail' | 'lines' | 'areas' | 'dailyCeiling';

/** What can be changed about a partner later. */
export function PartnerFields({ input }: { input: (field: Field) => FactInput }) {
  const areas = input('areas');
  return (
    <>
      <TextInput label="Name" autoComplete="off" data-autofocus {...input('name')} />
      <TextInput
        label="Contact email"
        description="A person there who looks after the connection."
        type="email"
        autoComplete="off"
        {...input('contactEmail')}
      />
      <Checkbox.Group label="Lines" description="Choose none to accept every line." {...input('lines')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing="xs" mt="xs">
          {caseTypeSchema.options.map((line) => (
            <Checkbox key={line} value={line} label={lineLabel(line)} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
      <TagsInput
        label="Areas"
        description="The start of the postal code, such as T2 or T5K. Leave blank for all of Alberta. Press Enter after each."
        splitChars={[',', ' ', ';']}
        clearable
        clearButtonProps={{ 'aria-label': 'Remove all areas' }}
        {...areas}
        onChange={(values) => areas.onChange([...new Set(values.map((value) => value.trim().toUpperCase()))])}
      />
      <NumberInput
        maw="16rem"
        label="Requests a day"
        description="Any above this number are refused until the next day."
        min={1}
        max={MAX_DAILY_CEILING}
        allowDecimal={false}
        thousandSeparator=","
        {...input('dailyCeiling')}
      />
    </>
  );
}
