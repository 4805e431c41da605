/** Values of a configuration that packages make which are not installed there. */
import { fieldsOf } from './fields.ts'
import type { Draft } from './project.ts'

/** A line for each package. `needless`: settings that nothing is made of here. */
export function noteMissing(config: unknown, needless: RegExp, { notes }: Pick<Draft, 'notes'>): void {
  const settings = new Map<string, string[]>()
  for (const [setting, name] of missingIn(config, ''))
    if (!needless.test(setting)) settings.set(name, [...(settings.get(name) ?? []), setting])
  for (const [name, places] of settings)
    notes.push({
      text: `What ${name} makes is missing, for it is not installed there (${[...new Set(places)].join(', ')}): run "npm install" in that project, and import again`,
    })
}

function missingIn(value: unknown, at: string): readonly (readonly [setting: string, name: string])[] {
  const name = typeof value === 'string' ? /^\(package (.+)\)$/.exec(value)?.[1] : undefined
  if (name !== undefined) return [[at, name]]
  const inside = Array.isArray(value)
    ? value.map((each: unknown) => [at, each] as const)
    : Object.entries(fieldsOf(value)).map(([key, each]) => [at ? `${at}.${key}` : key, each] as const)
  return inside.flatMap(([setting, each]) => missingIn(each, setting))
}
