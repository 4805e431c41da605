import { statements } from '../statements.ts'

/** Pages of pairs of a source and a target: what is not told by the facts in `content/data`. `own` is the name of the replication product. */
type Ends = { readonly source: string; readonly target: string }
type Phrases = Ends & { readonly by: string; readonly into: string }

/** Characters of a description that search engines show. */
const shown = 160

const readAndWritten = ({ source, target, by, into }: Phrases, own: string) =>
  `${own} reads ${source} ${by} and writes ${target} ${into}`

const lead = (phrases: Phrases, own: string) => `${readAndWritten(phrases, own)}.`

export const connections = {
  title: ({ source, target }: Ends) => `${source} to ${target}`,
  meta: {
    title: ({ source, target }: Ends) => `${source} to ${target}: Data Pipeline`,
    description: (phrases: Phrases, own: string) => {
      const whole = `${readAndWritten(phrases, own)}: rights, types, DDL and limits.`
      return whole.length > shown ? lead(phrases, own) : whole
    },
  },
  lead,
  index: 'Data pipelines',
  all: 'All data pipelines',
  choose: 'Another pipeline',
  sources: 'Source',
  targets: (source: string) => `Target for ${source}`,
  reverse: ({ source, target }: Ends) => `The other way: ${target} to ${source}`,

  reads: { title: (name: string) => `How ${name} is read` },
  writes: { title: (name: string) => `How ${name} is written` },

  tasks: {
    title: 'Task types',
    type: 'Task type',
    does: 'What it does',
    structure: ['Schema migration', 'Creates what is missing at the target, types converted.'],
    full: ['Full migration', 'Copies what is there when the task begins.'],
    incremental: [
      'Incremental sync',
      'Applies changes as they come, from the start of the full migration on, where there is one, or from a position.',
    ],
    scan: [
      'Scheduled scan',
      'Reads again at an interval what a time column marks as new. Rows that were deleted are not noticed.',
    ],
    ddl: ['DDL sync', 'Repeats the statements listed below at the target.'],
    check: [
      'Verification and correction',
      'Compares both ends, once or on a schedule, and corrects differences. Rows only the target has are not found.',
    ],
    compare: ['Verification', 'Compares both ends, once or on a schedule. Differences are reported, not corrected.'],
    twoWay: ['Two-way sync', 'Two tasks in opposite directions; a change does not return to where it came from.'],
  },

  prepare: {
    source: (name: string) => `Prepare the source: ${name}`,
    target: (name: string) => `Prepare the target: ${name}`,
    settings: 'Settings',
    rights: 'Permissions',
    network: (own: string) =>
      `The ${own} worker has to reach both ends over the network; add its address to their allow lists.`,
  },

  types: {
    title: 'Types',
    of: (name: string) => `Type in ${name}`,
    and: ', ',
    none: 'no type',
    rest: 'Types that are not listed keep their name, where the target has a type of that name.',
    same: 'Both ends have the same types: each keeps its name.',
    unlisted:
      'There is no table of types for this pair. Create the tables with schema migration and look at their columns before the first load.',
  },

  ddl: {
    title: 'DDL',
    synced: 'These changes of the structure are repeated at the target:',
    unlisted: 'DDL is carried over for this pair, without a fixed list of statements:',
    none: 'No statements are listed for this pair. Change the structure by hand at both ends, a new column at the target first.',
    whole: ' (only in tasks that take whole databases)',
    statements: {
      ...statements,
      modify: '`MODIFY`: type or attributes of a column',
      change: '`CHANGE`: name and type of a column',
      partition: 'operations on partitions',
      other: 'other DDL that both ends understand alike',
    },
  },

  limits: { title: 'Limits and pitfalls' },
  twoWay: {
    title: 'Both directions at once',
    no: 'The opposite pipeline exists, but nothing marks where a change came from: do not run both directions over the same tables.',
  },
  see: { title: 'See also' },
}
