/** The dev server's bundler: components run from their sources, through Vite's module runner. */
import { existsSync } from 'node:fs'
import { Server, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { posix } from 'node:path'
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import type { Bundle } from '../../renderer.ts'
import { acceptBundlerModules } from './bundlerModules.ts'
import { checkReact } from '../checkReact.ts'
import { createDevBundle } from './bundle.ts'
import { createDevModules, type DevModules } from './modules.ts'
import { fileEvents, type FileEvent } from '../../dev/fileEvents.ts'
import { createDevServerModules } from './serverModules.ts'
import { createDevSheets, type DevSheets } from './sheets.ts'
import { besidesInlineStyles, withNames } from './stylesheets.ts'
import { devViteConfig, type DevBundlerOptions } from './viteConfig.ts'
import { createGlobs } from '../globs.ts'
import { linkedPackages } from '../linkedPackages.ts'
import { emitOpened } from './closedPaths.ts'
import { askAgain, isOfEngine } from './freshModules.ts'
import { hideRoot } from './hideRoot.ts'
import { mayBeServed, plainFile, requestedFile } from './plainFiles.ts'
import { emitMissedChanges } from './missedChanges.ts'
import { repeatOvertakenLoads } from './overtakenLoads.ts'
import { createSavedModules } from './savedModules.ts'

export type DevBundler = Pick<
  DevModules,
  'invalidate' | 'invalidateEntries' | 'invalidateStylesheets' | 'isImportedBy'
> & {
  /** The current bundle; another value after each change of a component. */
  bundle(): Bundle
  readonly sheets: DevSheets
  /** Adds what a page needs in dev: Vite's client, styles of components. */
  transformHtml(html: string): Promise<string>
  /** Sources and dependencies. Resolves to false where it has no answer. */
  handleRequest(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** The file that a request for it as it is, and not as a module, may have: an image, a font. Absolute. */
  plainFile(path: string, query: string): string | undefined
  /** Secret of the update channel. Pages are given it; a socket must show it before it comes to `handleUpgrade`. */
  readonly socketToken: string
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Sends to every open page. */
  send: Send
  /** Calls back with messages of open pages; `reply` sends to that page alone. */
  onMessage(event: string, listener: (data: unknown, reply: Send) => void): void
  /** A project module, evaluated again if it or a module it imports was invalidated. */
  importModule(file: string): Promise<Record<string, unknown>>
  /** Files of packages, absolute, and their versions when Node has loaded them. */
  readonly loadedByNode: ReadonlyMap<string, string>
  /** For a change that another watcher has found. */
  notifyChange(event: FileEvent, file: string): void
  /** Components that were saved, of which the watcher has not told yet, are run again when they are asked for. */
  invalidateSaved(): void
  /** Rejects where this project file, or module of ours, cannot be made ready for the browser. */
  checkForBrowser(file: string): Promise<void>
  close(): Promise<void>
}

export type Send = (event: string, data: unknown) => void

export async function startDevBundler(options: DevBundlerOptions): Promise<DevBundler> {
  const { config, current, onChange, onAnyChange } = options
  checkReact(config.root)
  // Never listens: the dev server hands on upgrades that have passed the guard.
  const upgrades = new Server()
  const globs = createGlobs(config.root)
  const nodeModules = acceptBundlerModules(linkedPackages(config.root))
  const serverModules = createDevServerModules(current, options.onProblem)
  const saved = createSavedModules()
  const plugins = [saved.plugin, serverModules.plugin, globs.plugin]
  const vite = await createServer(devViteConfig(options, { upgrades, plugins }))
  const client = vite.environments['client']!
  const render = vite.environments['ssr']!
  if (!isRunnableDevEnvironment(render)) throw new Error('The render environment cannot run modules')
  const modules = createDevModules(config, { render, client, globs })
  repeatOvertakenLoads(render, modules.version)
  const { bundle, countChange } = createDevBundle(current, render, modules)

  function onFileEvent(event: FileEvent, path: string): void {
    const file = modules.fileOf(path)
    if (modules.isRelevant(file)) takeIn(event, file)
    onAnyChange(file)
  }
  function takeIn(event: FileEvent, file: string): void {
    const isModule = modules.has(file)
    modules.invalidate([file])
    // The list of views is part of the entry.
    if (event !== 'change') modules.invalidateEntries()
    if (isModule || event !== 'change') countChange()
    serverModules.onChange()
    onChange(file)
  }
  emitOpened(vite.watcher)
  for (const event of fileEvents) vite.watcher.on(event, (path) => onFileEvent(event, path))
  emitMissedChanges(vite.watcher, { since: options.since, cwd: config.root })

  return {
    bundle,
    sheets: createDevSheets(current, modules, { render, client }),
    // A fixed name: the address that was asked for must not pass through an HTML transform (CVE-2023-49293).
    transformHtml: async (html) =>
      withNames(await besidesInlineStyles(html, (rest) => vite.transformIndexHtml('/index.html', rest))),
    handleRequest: (request, response) => handleRequest(vite, request, response),
    plainFile: (path, query) => plainFile(vite.config, path, query),
    socketToken: vite.config.webSocketToken,
    handleUpgrade: (request, socket, head) => void upgrades.emit('upgrade', request, socket, head),
    send: (event, data) => vite.ws.send(event, data),
    onMessage: (event, listener) =>
      vite.ws.on(event, (data: unknown, page) => listener(data, (name, reply) => page.send(name, reply))),
    // Not by an address: asked for while it is not there, that would stay the name of a module that cannot be found.
    importModule: (file) =>
      render.runner.import(modules.pathOf(file)).catch((error) => Promise.reject(asNodeError(error))),
    loadedByNode: nodeModules.loaded,
    notifyChange: (event, file) => void vite.watcher.emit(event, modules.pathOf(file)),
    invalidate: modules.invalidate,
    invalidateSaved: () => modules.invalidate(saved.take().map(modules.fileOf)),
    invalidateEntries: modules.invalidateEntries,
    invalidateStylesheets: modules.invalidateStylesheets,
    isImportedBy: modules.isImportedBy,
    async checkForBrowser(file) {
      await client.transformRequest(file.startsWith('virtual:') ? `/@id/${file}` : `/${file}`)
      await serverModules.check(file)
    },
    close: () => vite.close().finally(nodeModules.end),
  }
}

function handleRequest(vite: ViteDevServer, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  return new Promise((resolve, reject) => {
    // The bundler would refuse it, with a page that shows where the project lies.
    const file = requestedFile(decodeURIComponent(request.url!.replace(/\?.*$/s, '')), vite.config.root)
    if (file && existsSync(file) && !mayBeServed(vite.config, file)) return resolve(false)
    hideRoot(response, vite.config.root)
    if (file && isOfEngine(file)) askAgain(response)
    response.once('close', () => resolve(true))
    vite.middlewares(request, response, (error: unknown) => (error ? reject(error) : resolve(false)))
  })
}

/** A missing module as Node reports it, so that a problem of the configuration reads the same here and at the start. */
function asNodeError(error: Error): Error {
  const [, url, importer] = /^Failed to load url (\S+) .* in (.+)\. Does the file exist\?$/.exec(error.message) ?? []
  if (!url || !importer) return error
  const message = `Cannot find module '${posix.join(posix.dirname(importer), url)}' imported from ${importer}`
  return Object.assign(new Error(message, { cause: error }), { code: 'ERR_MODULE_NOT_FOUND' })
}
