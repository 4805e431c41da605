/** What a visitor can write to us, and what must hold before it is sent. The console checks it again. */
export type Kind = 'connector' | 'contact'
/** How an answer reaches people of a brand. */
export type Reach = 'email' | 'phone'
export type FieldName =
  | 'linkRequest'
  | 'requirementReason'
  | 'expectedTime'
  | 'contactEmail'
  | 'contactPhone'
  | 'contactName'
  | 'company'
  | 'requirement'
type Problem = 'missing' | 'wrong'
export type Values = Readonly<Partial<Record<FieldName | 'urgent' | 'contactMe', string>>>
export type Problems = Readonly<Partial<Record<FieldName, Problem>>>

/** Longest texts, in characters, as the console takes them. */
export const lengths: Readonly<Record<FieldName, number>> = {
  linkRequest: 1_024,
  requirementReason: 2_048,
  expectedTime: 32,
  contactEmail: 256,
  contactPhone: 20,
  contactName: 128,
  company: 256,
  requirement: 2_048,
}

/** In the order they are shown. */
function requiredOf(kind: Kind, reach: Reach, { urgent, contactMe }: Values): readonly FieldName[] {
  if (kind === 'contact') return ['contactName', 'contactPhone', 'requirement']
  return [
    'linkRequest',
    'requirementReason',
    ...(urgent ? (['expectedTime'] as const) : []),
    ...(contactMe ? ([reach === 'email' ? 'contactEmail' : 'contactPhone'] as const) : []),
  ]
}

const looksRight: Readonly<Partial<Record<FieldName, (value: string) => boolean>>> = {
  contactEmail: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
  contactPhone: (value) => /^\d{11}$/.test(digitsOf(value)),
}

/** A number as people write it: `138-0013 8000`, `１３８…`, with the country in front of it. */
const digitsOf = (value: string): string =>
  value
    .normalize('NFKC')
    .replace(/[\s()-]/g, '')
    .replace(/^\+?86(?=\d{11}$)/, '')

export function findProblems(kind: Kind, reach: Reach, values: Values): Problems {
  const problems: Partial<Record<FieldName, Problem>> = {}
  for (const name of requiredOf(kind, reach, values)) {
    const value = values[name]?.trim() ?? ''
    if (!value) problems[name] = 'missing'
    else if ([...value].length > lengths[name] || looksRight[name]?.(value) === false) problems[name] = 'wrong'
  }
  return problems
}

/** Empty texts are left out; whom nobody is to answer leaves no address. */
export function connectorRequestOf(reach: Reach, values: Values) {
  const { linkRequest, requirementReason } = values
  const contactMe = Boolean(values.contactMe)
  const told = (name: FieldName) => (contactMe ? textOf(values[name]) : null)
  return {
    linkRequest: linkRequest?.trim() ?? '',
    requirementReason: requirementReason?.trim() ?? '',
    urgent: Boolean(values.urgent),
    expectedTime: values.urgent ? textOf(values.expectedTime) : null,
    contactMe,
    contactName: told('contactName'),
    contactPhone: contactMe && reach === 'phone' ? digitsOf(values.contactPhone ?? '') : null,
    contactEmail: reach === 'email' ? told('contactEmail') : null,
    company: told('company'),
  }
}

export const contactRequestOf = (values: Values, uid: string | undefined) => ({
  uid: uid ?? null,
  contactName: values.contactName?.trim() ?? '',
  contactPhone: digitsOf(values.contactPhone ?? ''),
  company: textOf(values.company),
  requirement: values.requirement?.trim() ?? '',
})

const textOf = (value: string | undefined): string | null => value?.trim() || null
