/** The body of the one call that takes a file: the procedure at the same address takes JSON. */
import { caseDocumentsPath, smallFileFieldsSchema } from '#shared/documents/small-files.ts';
import { schemaOf } from './byte-answers.ts';

type Paths = Record<string, Record<string, { requestBody?: { content: Record<string, unknown> } }>>;

/** Adds the second media type to the document. */
export function documentMultipart(paths: Paths): void {
  const content = paths[caseDocumentsPath('{caseId}')]?.post?.requestBody?.content;
  if (!content) return;
  const { properties, ...schema } = schemaOf(smallFileFieldsSchema);
  const file = { type: 'string', format: 'binary', description: 'The file, with its name. At most 5 MB' };
  content['multipart/form-data'] = {
    schema: { ...schema, required: ['file'], properties: { file, ...(properties as object) } },
  };
}
