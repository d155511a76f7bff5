import { Button, NativeSelect, SimpleGrid, Title } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '#client/lib/trpc.tsx';
import { Card } from '#client/ui/card.tsx';
import { importFieldLabels } from '#shared/data-transfer/imports/mapping.ts';
import {
  type ImportDetail,
  type ImportField,
  importFieldSchema,
  type ImportMapping as Mapping,
} from '#shared/data-transfer/imports/schema.ts';
import { lineLabels, lines } from '#shared/lines/lines.ts';
import { RefusalWords } from '../details/refusal-words.tsx';

interface ImportMappingProps {
  detail: ImportDetail;
  /** A choice was made that the rows were not checked with. */
  onEdited: () => void;
  onChanged: (detail: ImportDetail) => void;
}

const NONE = '';
const required = new Set<ImportField>(['email']);

/** Which column contains what, what the rows are about, and who gets them. Guessed from the column names. */
export function ImportMapping({ detail, onEdited, onChanged }: ImportMappingProps) {
  const [mapping, setMapping] = useState<Mapping>(detail.mapping);
  function change(part: Partial<Mapping>) {
    setMapping({ ...mapping, ...part });
    onEdited();
  }
  const { data } = trpc.admin.brokers.useQuery();
  const save = trpc.imports.setMapping.useMutation({ onSuccess: onChanged });
  const columns = [
    { value: NONE, label: 'Not in the file' },
    ...detail.columns.map((name, at) => {
      const sample = detail.samples.map((cells) => cells[at]).find(Boolean);
      return { value: String(at), label: sample ? `${name} (${sample.slice(0, 24)})` : name };
    }),
  ];
  const brokers = data?.brokers.filter(({ disabled }) => !disabled) ?? [];
  return (
    <Card
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ importId: detail.id, version: detail.version, mapping });
      }}
    >
      <Title order={3} size="h2">
        Match the columns
      </Title>
      <SimpleGrid minColWidth="min(100%, 15rem)">
        {importFieldSchema.options.map((field) => (
          <NativeSelect
            key={field}
            label={importFieldLabels[field]}
            required={required.has(field)}
            data={columns}
            value={String(mapping.columns[field] ?? NONE)}
            onChange={({ currentTarget: { value } }) =>
              change({ columns: { ...mapping.columns, [field]: value === NONE ? null : Number(value) } })
            }
          />
        ))}
      </SimpleGrid>
      <SimpleGrid minColWidth="min(100%, 15rem)">
        <NativeSelect
          label="Line of insurance if a row has none"
          data={lines.map((value) => ({ value, label: lineLabels[value] }))}
          value={mapping.type}
          onChange={({ currentTarget: { value } }) => change({ type: value as Mapping['type'] })}
        />
        <NativeSelect
          label="Assign to"
          description="Requests without a broker wait for you: they aren’t matched, and no broker can claim them."
          data={[
            { value: NONE, label: 'No broker yet' },
            ...brokers.map(({ id, name, firm }) => ({ value: id, label: `${name}, ${firm}` })),
          ]}
          value={mapping.brokerId ?? NONE}
          onChange={({ currentTarget: { value } }) => change({ brokerId: value || null })}
        />
      </SimpleGrid>
      <RefusalWords error={save.error} />
      <div>
        <Button type="submit" variant="default" loading={save.isPending}>
          Check the rows again
        </Button>
      </div>
    </Card>
  );
}
