import { Modal, Table, Text } from '@mantine/core';
import { trpc } from '#client/lib/trpc.tsx';
import type { JoinedCase } from '#shared/cases/move-schema.ts';
import type { CaseDetail } from '#shared/cases/views.ts';

interface AnswersDialogProps {
  row: Pick<CaseDetail, 'id' | 'number'>;
  other: Pick<JoinedCase, 'caseId' | 'number'>;
  onClose: () => void;
}

/** Where the answers of two merged requests differ. */
export function AnswersDialog({ row, other, onClose }: AnswersDialogProps) {
  const { data, error } = trpc.cases.compareAnswers.useQuery({ caseId: row.id, otherId: other.caseId });
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Answers that differ in ${other.number}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
      size="xl"
      centered
    >
      {error && <p role="alert">The answers could not be compared. {error.message}</p>}
      {!data && !error && <p role="status">Comparing answers</p>}
      {data && data.rows.length === 0 && <p>All the answers shown here are the same.</p>}
      {data && data.rows.length > 0 && (
        <Table.ScrollContainer minWidth={480}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">Question</Table.Th>
                <Table.Th scope="col">{row.number}</Table.Th>
                <Table.Th scope="col">{other.number}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.rows.map(({ section, label, here, there }) => (
                <Table.Tr key={`${section} ${label}`}>
                  <Table.Th scope="row">
                    <Text span size="sm" c="dimmed" display="block">
                      {section}
                    </Text>
                    {label}
                  </Table.Th>
                  <Table.Td>{here ?? 'Not answered'}</Table.Td>
                  <Table.Td>{there ?? 'Not answered'}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {data?.hidesSensitive && (
        <Text c="dimmed" size="sm" mt="md">
          Sensitive answers aren’t compared here. Viewing them is recorded, so open them in each request.
        </Text>
      )}
    </Modal>
  );
}
