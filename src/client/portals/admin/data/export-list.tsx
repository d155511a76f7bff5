import { Box, SimpleGrid, Text, Title } from '@mantine/core';
import { Card } from '#client/ui/card.tsx';
import { tableExportContents, tableExportNameSchema } from '#shared/data-transfer/exports/schema.ts';
import { ExportButton } from './export-button.tsx';

/** Every export, with its contents. The lists themselves export their filtered rows. */
export function ExportList() {
  return (
    <SimpleGrid component="ul" className="plain-list" minColWidth="min(100%, 20rem)">
      {tableExportNameSchema.options.map((name) => (
        <Card as="li" padding="small" key={name}>
          <div>
            <Title order={4} size="h3">
              {tableExportContents[name].title}
            </Title>
            <Text c="dimmed" inherit>
              {tableExportContents[name].holds}
            </Text>
          </div>
          <Box mt="auto">
            <ExportButton name={name} label="Download CSV" />
          </Box>
        </Card>
      ))}
    </SimpleGrid>
  );
}
