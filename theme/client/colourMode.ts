/** Light, dark, as the system: in the order the button shows them, and which comes next. */
export const colourModes = ['system', 'light', 'dark'] as const
export type ColourMode = (typeof colourModes)[number]

const after: Readonly<Record<ColourMode, ColourMode>> = { light: 'dark', dark: 'system', system: 'light' }

/** What was stored, by whomever: anything but a choice means the system's. */
export const readMode = (stored: string | null): ColourMode =>
  stored === 'light' || stored === 'dark' ? stored : 'system'

export function nextMode(mode: ColourMode): ColourMode {
  if (!Object.hasOwn(after, mode)) throw new Error(`unexpected color mode ${JSON.stringify(mode)}`)
  return after[mode]
}
