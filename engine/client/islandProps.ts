/** Props of an island as JSON, checked: what JSON would drop or change in silence is an error that names its place. */
import { notJson } from '../hooks/notJson.ts'

export function propsToJson(island: string, props: object): string {
  const found = notJson(props)
  if (!found) return JSON.stringify(props)
  const problem = found.problem === 'a React element' ? `${found.problem} (pass it as children)` : found.problem
  throw new Error(`props${found.path} of the island ${island} is ${problem}; props cross to the browser as JSON`)
}
