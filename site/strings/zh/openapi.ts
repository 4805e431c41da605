import type { openapi as en } from '../en/openapi.ts'

export const openapi: typeof en = {
  operation: '操作',
  path: '路径',
  parameters: '参数',
  noParameters: '没有参数，请求体传空对象即可。',
  name: '名称',
  type: '类型',
  required: '必填',
  yes: '是',
  text: '说明',
  value: '取值',
  request: '请求',
  response: '响应',
  bodies: {
    form: '请求体是表单（`multipart/form-data`），每个参数是其中的一部分。',
    list: '请求体是列表，每一项包含以下参数。',
  },
  returns: (type, text) => `**返回**：\`data\` 的类型为 ${type}。${text}`,
  returnsNothing: '**返回**：`data` 为空。',
  values: (text, link) => (text ? `${text}，取值见${link}` : `取值见${link}。`),
}
