/** The dev server's bundle: components run from their sources, through Vite's module runner. */
import { existsSync } from 'node:fs'
import { Server, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { posix, relative, sep } from 'node:path'
import type { Duplex } from 'node:stream'
import {
  createRunnableDevEnvironment,
  createServer,
  isFileLoadingAllowed,
  isRunnableDevEnvironment,
  type Logger,
} from 'vite'
import { pageFailed } from '../errors/messages.ts'
import { SiteError } from '../errors/SiteError.ts'
import type { Bundle, Renderer, ViewInput } from '../rendering.ts'
import type { Config } from '../types.ts'
import { tellLateChanges } from './lateChanges.ts'
import { linkedByPages, stylesheetsOf } from './stylesheets.ts'
import { clientEntry, devEntry, islandEntry, renderEntry } from './virtual.ts'
import { viteConfig } from './viteConfig.ts'

export type ServedBundle = {
  /** As rendering sees it now; a new value after each change of a component. */
  bundle(): Bundle
  /** Adds what the page needs in dev: Vite's client, styles of components. */
  finish(html: string): Promise<string>
  /** Sources and dependencies. Answers false where it has nothing. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** The update channel: its secret, which pages are given, and where a socket goes that has shown it. */
  readonly token: string
  connect(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Tells every open page. */
  send: Send
  /** Calls back with what an open page says; `reply` reaches that page alone. */
  listen(event: string, listener: (data: unknown, reply: Send) => void): void
  /** A project module, evaluated anew where it or something it imports was forgotten. */
  load(file: string): Promise<Record<string, unknown>>
  /** Somebody else looks for changes, and has found one. */
  saw(event: FileEvent, file: string): void
  /** These project files have changed. */
  forget(files: readonly string[]): void
  /** Whether one of `entries`, project modules that were loaded here, imports the file by whatever way. */
  isUsed(file: string, entries: readonly string[]): boolean
  /** Rejects where the browser could not be given this project file. */
  check(file: string): Promise<void>
  close(): Promise<void>
}

export type Send = (event: string, data: unknown) => void

type FileEvent = 'add' | 'change' | 'unlink'

export type ServeInput = {
  readonly config: Config
  /** Absolute folder for packages made ready for browsers; no other server writes to it. */
  readonly packages: string
  /** Called with a project file that was saved, is new or gone: a component, or something beside components. */
  onChange(file: string): void
  /** What the bundler could not do for a browser, and whatever else it has to say. */
  onProblem(error: unknown): void
  /** The machine watches no more files; changes of some will not be heard of. */
  onLimit(error: NodeJS.ErrnoException): void
  note(text: string): void
}

/** Packages made ready before the first page asks for them, where the project has them. */
const prepared = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom/client',
  '@linaria/core',
  'xstate',
  '@xstate/react',
  'wretch',
]

function isInstalled(name: string, root: string): boolean {
  try {
    return Boolean(createRequire(posix.join(root, 'package.json')).resolve(name))
  } catch (error) {
    // Found, but not for `require`.
    return (error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND'
  }
}

export async function serveBundle({ config, packages, ...on }: ServeInput): Promise<ServedBundle> {
  const shared = viteConfig(config)
  // Never listens: upgrades come to it when they have passed the guard.
  const upgrades = new Server()
  const vite = await createServer({
    ...shared,
    plugins: [...shared.plugins!, linkedByPages],
    cacheDir: packages,
    customLogger: createLogger(on),
    server: {
      ...shared.server,
      middlewareMode: true,
      ws: { server: upgrades },
      // Problems are shown in our words.
      hmr: { overlay: false },
      // Prose, data and configuration are watched by the dev server itself.
      watch: { ignored: [`${config.root}/{${config.content},tests,.*}/**`, `${config.root}/${config.out}*/**`] },
    },
    environments: {
      ssr: {
        // Its own updates would race with ours: modules are forgotten when a change is heard of, and run when asked for.
        dev: {
          createEnvironment: (name, own) => createRunnableDevEnvironment(name, own, { runnerOptions: { hmr: false } }),
        },
      },
    },
    optimizeDeps: {
      include: prepared.filter((name) => isInstalled(name, config.root)),
      noDiscovery: false,
      entries: [],
    },
  })
  const render = vite.environments['ssr']!
  if (!isRunnableDevEnvironment(render)) throw new Error('The render environment cannot run modules')
  const modules = render.moduleGraph
  const absolute = (file: string) => posix.join(config.root.replaceAll('\\', '/'), file)
  const ours = [`${posix.dirname(config.app)}/`, `${config.brandsFolder}/`]
  let generation = 0

  function forget(files: readonly string[]): void {
    for (const { moduleGraph } of [render, vite.environments['client']!])
      for (const file of files) moduleGraph.onFileChange(absolute(file))
  }

  function heard(event: FileEvent, path: string): void {
    const file = relative(config.root, path).split(sep).join('/')
    const isOurs = ours.some((folder) => file.startsWith(folder))
    const isModule = Boolean(modules.getModulesByFile(absolute(file))?.size)
    if (!isOurs && !isModule) return
    forget([file])
    // The list of views is part of the entry.
    if (event !== 'change')
      for (const entry of modules.idToModuleMap.values())
        if (entry.id?.endsWith(renderEntry)) modules.invalidateModule(entry)
    if (isModule || event !== 'change') generation += 1
    on.onChange(file)
  }

  tellLateChanges(vite.watcher)
  for (const event of ['add', 'change', 'unlink'] as const) vite.watcher.on(event, (path) => heard(event, path))

  return {
    bundle: () => ({
      // Pages show twelve characters of it and are swapped where those are the same: a new version of a component must not reload the page.
      id: `development ${generation}`,
      async renderer() {
        const { renderer } = await render.runner.import<{ renderer: Renderer }>(renderEntry)
        return {
          ...renderer,
          renderView: (input) =>
            renderer.renderView(input).catch((error) => Promise.reject(placed(error, input, config.root))),
        }
      },
      assetsOf: (view) => ({
        styles: stylesheetsOf([config.app, view].map(absolute), modules),
        preloads: [],
        scripts: [moduleHref(clientEntry), moduleHref(devEntry)],
      }),
      islandHref: (id) => moduleHref(islandEntry(id)),
      files: [],
    }),
    // A fixed name: the address a reader asked for must not pass through an HTML transform (CVE-2023-49293).
    finish: (html) => vite.transformIndexHtml('/index.html', html),
    handle: (request, response) =>
      new Promise((resolve, reject) => {
        // The bundler would refuse it, with a page that tells where the project lies.
        const file = fileBehind(request.url!, config.root)
        if (file && !isFileLoadingAllowed(vite.config, file)) return resolve(false)
        response.once('close', () => resolve(true))
        vite.middlewares(request, response, (error: unknown) => (error ? reject(error) : resolve(false)))
      }),
    token: vite.config.webSocketToken,
    connect: (request, socket, head) => void upgrades.emit('upgrade', request, socket, head),
    send: (event, data) => vite.ws.send(event, data),
    listen: (event, listener) =>
      vite.ws.on(event, (data: unknown, client) => listener(data, (name, reply) => client.send(name, reply))),
    load: (file) => render.runner.import(`/${file}`).catch((error) => Promise.reject(inNodesWords(error))),
    saw: (event, file) => void vite.watcher.emit(event, absolute(file)),
    forget,
    isUsed(file, entries) {
      const wanted = new Set(entries.map(absolute))
      const found = new Set(modules.getModulesByFile(absolute(file)))
      // A set that grows while it is walked.
      for (const module of found) {
        if (module.file && wanted.has(module.file)) return true
        for (const importer of module.importers) found.add(importer)
      }
      return false
    },
    check: async (file) => void (await vite.environments['client']!.transformRequest(`/${file}`)),
    close: () => vite.close(),
  }
}

/**
 * `/@fs/` stands before absolute names, and the bundler takes others for absolute where the project has no such file;
 * names with another `@` are no files. The guard has refused what climbs.
 */
function fileBehind(url: string, root: string): string | undefined {
  const path = decodeURIComponent(url.replace(/\?.*$/s, ''))
  if (path.startsWith('/@fs/')) return path.slice('/@fs'.length)
  if (path.startsWith('/@')) return undefined
  return existsSync(path) && !existsSync(root + path) ? path : root + path
}

/** What a component throws, with the line that threw it: its stack is that of the sources. */
function placed(error: unknown, { view, route }: ViewInput, root: string): unknown {
  const [, file, line, column] =
    new RegExp(`\\n +at .*?${RegExp.escape(root)}/(?!node_modules)([^:()]+):(\\d+):(\\d+)`).exec(
      (error as Error).stack ?? '',
    ) ?? []
  if (!file || 'loc' in (error as Error)) return error
  const { message, hint } = pageFailed(route.path, view, error).diagnostics[0]!
  return new SiteError(message, {
    code: 'page-failed',
    hint,
    cause: error,
    place: { file, line: Number(line), column: Number(column) },
  })
}

/** A missing module, so that a problem of the configuration reads the same here and at the start. */
function inNodesWords(error: Error): Error {
  const [, url, importer] = /^Failed to load url (\S+) .* in (.+)\. Does the file exist\?$/.exec(error.message) ?? []
  if (!url || !importer) return error
  const message = `Cannot find module '${posix.join(posix.dirname(importer), url)}' imported from ${importer}`
  return Object.assign(new Error(message, { cause: error }), { code: 'ERR_MODULE_NOT_FOUND' })
}

/** The bundler prints nothing by itself: only the command line knows where to. */
function createLogger({ onProblem, onLimit, note }: Pick<ServeInput, 'onProblem' | 'onLimit' | 'note'>): Logger {
  return {
    hasWarned: false,
    info: () => {},
    warn: (text) => note(text),
    warnOnce: (text) => note(text),
    error(text, options) {
      const [, limit] = /file watcher error: (ENOSPC|EMFILE|ENFILE)/.exec(text) ?? []
      if (limit) onLimit(Object.assign(new Error(text), { code: limit }))
      else onProblem(options?.error ?? new Error(text))
    },
    clearScreen: () => {},
    hasErrorLogged: () => false,
  }
}

const moduleHref = (id: string) => `/@id/${id}`
