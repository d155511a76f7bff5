/** The body of the one call that takes a file: the procedure at the same address takes JSON. */
import { caseDocumentsPath, SMALL_FILE_MAX_BYTES, smallFileFieldsSchema } from '#shared/documents/small-files.ts';
import { bytesUpTo, schemaOf } from './byte-answers.ts';

type Paths = Record<string, Record<string, { requestBody?: { content: Record<string, unknown> } }>>;

/** Adds the second media type to the document. */
export function documentMultipart(paths: Paths): void {
  const content = paths[caseDocumentsPath('{caseId}')]?.post?.requestBody?.content;
  if (!content) return;
  const { properties, ...schema } = schemaOf(smallFileFieldsSchema);
  const fields = properties as Record<string, object>;
  const file = {
    ...bytesUpTo(SMALL_FILE_MAX_BYTES).schema,
    description: 'The file, with its name. At most 5 MB',
  };
  const staffOnly = { ...fields.staffOnly, enum: ['true', 'false'] };
  content['multipart/form-data'] = {
    schema: { ...schema, required: ['file'], properties: { file, ...fields, staffOnly } },
  };
}
