/** Around the operations of the API, see `plugins/openapi/types.ts`. */
import type { OpenapiWords } from '../../../plugins/openapi/types.ts'

export const openapi: OpenapiWords = {
  operation: 'Operation',
  path: 'Path',
  parameters: 'Parameters',
  noParameters: 'No parameters: send an empty object.',
  name: 'Name',
  type: 'Type',
  required: 'Required',
  yes: 'yes',
  text: 'Description',
  value: 'Value',
  request: 'Request',
  response: 'Response',
  bodies: {
    form: 'The body is a form (`multipart/form-data`); each parameter is a part of it.',
    list: 'The body is a list; each entry has these parameters.',
  },
  returns: (type, text) => `**Result**: \`data\` is of the type ${type}. ${text}`.trim(),
  returnsNothing: '**Result**: `data` is empty.',
  values: (text, link) => (text ? `${text}. Values: ${link}` : `Values: ${link}.`),
}
