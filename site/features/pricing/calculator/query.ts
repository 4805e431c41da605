/** The state in the address, so that a calculation can be sent to someone. Only what differs from the defaults is in it. */
import { hasOwnNodes } from '../../../../plugins/pricing/client.ts'
import { parseCount } from '../../../ui/parseCount.ts'
import { defaults, mostOf, type Field, type Inputs } from './inputs.ts'

/** Names in the address are permanent: people keep such links. */
const names: Readonly<Record<Field, string>> = {
  etl: 'etl',
  cdc: 'cdc',
  cloudWorkers: 'cloud-workers',
  links: 'links',
  workers: 'workers',
  consoles: 'consoles',
  databases: 'databases',
}
/** All that may stand in an address, so that the page can tell whether there is something to show. */
export const parameters: readonly string[] = ['plan', ...Object.values(names)]

const fields = Object.keys(names) as readonly Field[]

/** Whatever cannot be understood is as if it were not there. */
export function fromQuery(search: string): Inputs {
  const query = new URLSearchParams(search)
  const read = (field: Field) => parseCount(query.get(names[field]) || String(defaults[field]), mostOf(field))
  const numbers = Object.fromEntries(fields.map((field) => [field, read(field) ?? defaults[field]]))
  const plan = query.get('plan') === 'enterprise' ? 'enterprise' : 'cloud'
  return normal({ ...defaults, ...numbers, plan })
}

/** Others' parameters stay where they are. Begins with `?`, or is empty. */
export function toQuery(inputs: Inputs, search = ''): string {
  const query = new URLSearchParams(search)
  const state = normal(inputs)
  for (const key of parameters) query.delete(key)
  if (state.plan !== defaults.plan) query.set('plan', state.plan)
  for (const field of fields) if (state[field] !== defaults[field]) query.set(names[field], String(state[field]))
  return query.size ? `?${query}` : ''
}

/** Machines that are not there have no number. */
const normal = (inputs: Inputs): Inputs =>
  hasOwnNodes(inputs) ? inputs : { ...inputs, consoles: defaults.consoles, databases: defaults.databases }
