/** Runs a task of plugins: the site is read and routed, nothing is rendered or written. */
import { posix } from 'node:path'
import { isObject } from '../errors/isObject.ts'
import { configTaskMissing, pluginFailed, pluginShape } from '../errors/messages.ts'
import { applySeverities } from '../errors/severities.ts'
import { SiteError } from '../errors/SiteError.ts'
import { read } from '../read/read.ts'
import { hookTimeoutsOf, withHookTimeouts } from '../hooks/timeout.ts'
import { createBodies } from '../render/bodies.ts'
import { silentReporter, type Reporter } from '../run/reporter.ts'
import { route } from '../route/route.ts'
import { findSources } from '../scan/findSources.ts'
import { openSession } from '../run/session.ts'
import { taskNames } from '../run/taskNames.ts'
import { readSource } from '../disk/source.ts'
import type { Config, Plugin, TaskContext, TaskResult } from '../types.ts'
import { diagnosticsProblem } from '../hooks/answers.ts'

export type TaskDone = { readonly [Part in keyof TaskResult]-?: NonNullable<TaskResult[Part]> }

export type TaskOptions = {
  readonly args?: readonly string[] | undefined
  readonly brands?: readonly string[] | undefined
  /** Use and update the store. */
  readonly cache: boolean
  /** Default: silent. */
  readonly report?: Reporter | undefined
}

/**
 * `name` is that of a task, `update urls`, which every plugin runs that has it; or of one of a plugin, `urls:update urls`. Throws
 * `config-task-missing`, and what `route` throws.
 */
export async function runTask(
  loaded: Config,
  name: string,
  { args = [], brands, cache, report: { note, heartbeat } = silentReporter }: TaskOptions,
): Promise<TaskDone> {
  const config = withHookTimeouts(loaded, {
    ...hookTimeoutsOf(loaded),
    note,
    heartbeat: heartbeat?.(hookTimeoutsOf(loaded)),
  })
  const able = config.plugins.flatMap((plugin) => {
    const task = name.startsWith(`${plugin.name}:`) ? name.slice(plugin.name.length + 1) : name
    return plugin.tasks && Object.hasOwn(plugin.tasks, task) ? [{ plugin, task }] : []
  })
  if (!able.length) throw configTaskMissing(config.file, name, taskNames(config))

  const session = await openSession(config, { remember: cache })
  try {
    const documents = await read(await findSources({ config, ...session, warn: (problem) => note(problem.message) }), {
      ...session,
      config,
    })
    const wanted = config.brands.filter(({ id }) => brands?.includes(id) ?? true)
    const sites = (await Promise.all(wanted.map((brand) => route(config, documents, brand)))).map(({ site }) => site)
    const bodies = createBodies(config, session.disk, session.store, session.code)
    const context: TaskContext = {
      sites,
      args,
      source: async (file) => (await readSource(file, session.disk))?.text,
      body: (document) => bodies.of(document).then(({ body }) => body, unlessSiteError),
    }
    const results: TaskResult[] = []
    for (const { plugin, task } of able)
      results.push(await ask(plugin, task, () => plugin.tasks![task]!(context), config.root))
    return {
      diagnostics: applySeverities(
        results.flatMap(({ diagnostics = [] }) => diagnostics),
        config,
      ),
      files: results.flatMap((result) => result.files ?? []),
      notes: results.flatMap(({ notes = [] }) => notes),
      data: Object.assign({}, ...results.map(({ data }) => data)),
    }
  } finally {
    session.close()
  }
}

async function ask(
  { name }: Plugin,
  task: string,
  work: () => TaskResult | Promise<TaskResult>,
  root: string,
): Promise<TaskResult> {
  let answer: TaskResult
  try {
    answer = await work()
  } catch (error) {
    throw pluginFailed(name, task, error, { root })
  }
  const wrong = taskProblem(answer)
  if (wrong) throw pluginShape(name, task, wrong)
  return answer
}

function unlessSiteError(error: unknown): undefined {
  if (!(error instanceof SiteError)) throw error
}

/** What is wrong, or undefined. */
function taskProblem(answer: unknown): string | undefined {
  if (!isObject(answer)) return `expected an object, got ${answer === null ? 'null' : typeof answer}`
  const { diagnostics = [], files = [], notes = [], data = {} } = answer as Partial<Record<keyof TaskResult, unknown>>
  const told = diagnosticsProblem(diagnostics, '"diagnostics"')
  if (told) return told
  if (!Array.isArray(files)) return `expected "files" to be a list, got ${typeof files}`
  const wrong = files.map(fileProblem).find(Boolean)
  if (wrong) return wrong
  if (!Array.isArray(notes) || notes.some((note) => typeof note !== 'string'))
    return 'expected "notes" to be a list of texts'
  return isObject(data) ? undefined : 'expected "data" to be an object'
}

function fileProblem(file: unknown, index: number): string | undefined {
  const given = (file ?? {}) as Readonly<Record<string, unknown>>
  for (const field of ['path', 'body'])
    if (typeof given[field] !== 'string')
      return `expected "files[${index}].${field}" to be text, got ${typeof given[field]}`
  return isBelow(given['path'] as string)
    ? undefined
    : `expected "files[${index}].path" to be a name below the folder of the site, got ${JSON.stringify(given['path'])}`
}

/** On every system. */
const isBelow = (path: string): boolean =>
  path !== '' && !/^\/|[\\:]/.test(path) && !posix.normalize(path).startsWith('..')
