/** What must hold before anything is sent. The console checks it again. */

const fieldNames = [
  'account',
  'userName',
  'company',
  'email',
  'phone',
  'code',
  'password',
  'rePassword',
  'policy',
] as const
export type FieldName = (typeof fieldNames)[number]
export const isFieldName = (name: string): name is FieldName => fieldNames.some((known) => known === name)

export type Problem = 'required' | 'email' | 'phone' | 'weak' | 'different' | 'policy'
export type Values = Readonly<Partial<Record<FieldName, string>>>
export type Problems = Readonly<Partial<Record<FieldName, Problem>>>

/** Of the console, which checks them as well. Characters, not UTF-16 units. */
export const passwordRules = {
  length: (password: string) => {
    const { length } = [...password]
    return length >= 8 && length <= 32
  },
  mixed: (password: string) => /[a-z]/i.test(password) && /\d/.test(password),
  symbol: (password: string) => /[$%^&#_]/.test(password),
} as const
export type PasswordRule = keyof typeof passwordRules

export const isStrong = (password: string): boolean => Object.values(passwordRules).every((holds) => holds(password))

const isPhone = (value: string) => /^\+?[\d(][\d ().-]{5,27}$/.test(value) && /^(?:\D*\d){6,20}\D*$/.test(value)

const problemIn: Readonly<Partial<Record<FieldName, (value: string, values: Values) => Problem | undefined>>> = {
  email: (value) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) ? undefined : 'email'),
  phone: (value) => (isPhone(value.normalize('NFKC').trim()) ? undefined : 'phone'),
  password: (value) => (isStrong(value) ? undefined : 'weak'),
  rePassword: (value, { password }) => (value === password ? undefined : 'different'),
}

/** Every field is required; spaces around a value are nobody's intention, except in a password. What `loose` ones hold is for the console to judge. */
export function findProblems(fields: readonly FieldName[], values: Values, loose: readonly FieldName[] = []): Problems {
  const find = (name: FieldName): Problem | undefined => {
    const value = values[name] ?? ''
    if (!value.trim()) return name === 'policy' ? 'policy' : 'required'
    return loose.includes(name) ? undefined : problemIn[name]?.(value, values)
  }
  const problems: Partial<Record<FieldName, Problem>> = {}
  for (const name of fields) {
    const problem = find(name)
    if (problem) problems[name] = problem
  }
  return problems
}

export const isClean = (problems: Problems): boolean => Object.keys(problems).length === 0
