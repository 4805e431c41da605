/** Builds a bundle with Vite: browser files and the render module, in a folder that appears when both are complete. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { createBuilder, type BuildEnvironmentOptions, type InlineConfig, type Rolldown } from 'vite'
import { renameFolder } from '../disk/renameFolder.ts'
import { isBelowPath } from '../paths/base.ts'
import { filesOf } from '../paths/packageOf.ts'
import type { Config, Remember } from '../types.ts'
import { assembleBundle } from './assembleBundle.ts'
import { clientInput, islandsOf } from './clientInput.ts'
import { collectInputs } from './foundFiles.ts'
import { collectLazyParts } from './lazyParts.ts'
import { refuseServerModules } from './serverModules.ts'
import { viteConfig } from './viteConfig.ts'
import { listChunk } from './chunkVersions.ts'
import { clientEntry, renderEntry, viewsEntry } from './virtual.ts'

type BuildInput = {
  readonly config: Config
  readonly imports: readonly string[]
  readonly key: string
  readonly folder: string
  readonly rememberOf: (plugin: string) => Remember
}

export async function buildBundle({ config, imports, key, folder, rememberOf }: BuildInput): Promise<void> {
  const staging = `${folder}.${process.pid}`
  await rm(staging, { recursive: true, force: true })
  const islands = islandsOf(config)
  try {
    const inputs = collectInputs(config, imports)
    const shared = viteConfig({ config, imports, rememberOf })
    const lazyParts = collectLazyParts()
    const plugins = [...(shared.plugins ?? []), ...inputs.plugins, refuseServerModules(config.root), lazyParts.plugin]
    await buildWithVite({ ...shared, plugins }, config, staging)
    const manifest = await assembleBundle(
      staging,
      { key, found: inputs.found() },
      { islands, imports, lazyParts: lazyParts.found(), ...inputs.seen() },
    )
    await writeFile(join(staging, 'bundle.json'), JSON.stringify(manifest))
    await rm(folder, { recursive: true, force: true })
    await mkdir(join(folder, '..'), { recursive: true })
    await renameFolder(staging, folder)
  } finally {
    await rm(staging, { recursive: true, force: true }).catch(() => {})
  }
}

/** But for the browser's own entry, which does what it does when it is loaded. */
const clientModule = /engine[\\/]client[\\/](?!browser\.[jt]s)/
const reactModule = filesOf('react', 'react-dom', 'scheduler')

/** Keys of shared values. Components of all kinds import them; as parts of other chunks they would decide about the order of styles. */
const keyModule = /[\\/](?:plugins[\\/][\w-]+[\\/]shared|engine[\\/]sharedKey)\.[jt]s$/

const renderOutput: Rolldown.OutputOptions = {
  // Node keeps what it has imported by its name, for a second build in one process too.
  entryFileNames: '[name]-[hash].js',
  assetFileNames: 'assets/[name]-[hash][extname]',
  codeSplitting: {
    groups: [
      { name: 'keys', test: keyModule },
      { name: listChunk, test: (id) => id === `\0${viewsEntry}` },
    ],
  },
}

/**
 * What every page starts with is one file, and not one for each part that some island shares. React is not part of it,
 * nor modules that need React: an index file imports more than is used of it.
 */
function startChunk(id: string, graph: { getModuleInfo: Rolldown.GetModuleInfo }): string | null {
  const importsOf = (module: string) => graph.getModuleInfo(module)?.importedIds ?? []
  const fromEntry = reachedFrom([`\0${clientEntry}`], importsOf)
  return fromEntry.has(id) && ![...reachedFrom([id], importsOf)].some((module) => reactModule.test(module))
    ? 'start'
    : null
}

function reachedFrom(ids: readonly string[], importsOf: (id: string) => readonly string[]): ReadonlySet<string> {
  const reached = new Set(ids)
  // The loop also visits ids that it adds.
  for (const id of reached) for (const imported of importsOf(id)) reached.add(imported)
  return reached
}

type BuiltUrl = { readonly ssr?: boolean; readonly hostType: string }

/**
 * In HTML the engine puts the base path before addresses, as before all others. Stylesheets of both environments lie beside what
 * they name; for those of the server's the bundler takes no relative address but a finished one.
 */
function renderBuiltUrl(file: string, { ssr, hostType }: BuiltUrl) {
  if (!ssr) return { relative: true }
  return hostType === 'css' ? `./${posix.basename(file)}` : `/${file}`
}

/** Of the server's half: never published. */
const renderBuild = (outDir: string): BuildEnvironmentOptions => ({
  outDir,
  ssr: true,
  // For the places of what components throw.
  sourcemap: 'hidden',
  // Styles of components that never reach the browser come from here.
  emitAssets: true,
  rolldownOptions: {
    input: { render: renderEntry },
    output: renderOutput,
  },
})

async function buildWithVite(shared: InlineConfig, config: Config, folder: string): Promise<void> {
  const builder = await createBuilder({
    ...shared,
    // Errors are thrown, and reported once by the engine.
    logLevel: 'silent',
    base: '/',
    define: { ...shared.define, 'process.env.NODE_ENV': '"production"' },
    // One bundle serves all brands: below whatever path one of them lies, files name each other from where they are.
    ...(isBelowPath(config) && { experimental: { renderBuiltUrl } }),
    build: {
      manifest: 'manifest.json',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      emptyOutDir: true,
      reportCompressedSize: false,
    },
    environments: {
      client: {
        build: {
          outDir: join(folder, 'client'),
          rolldownOptions: {
            // Islands are imported by name at run time; nothing in the bundle imports their default export.
            preserveEntrySignatures: 'allow-extension',
            // A site's script may import one function of engine/client/index.ts without React.
            treeshake: { moduleSideEffects: [{ test: clientModule, sideEffects: false }] },
            input: clientInput(config),
            output: {
              entryFileNames: 'assets/[name]-[hash].js',
              chunkFileNames: 'assets/[name]-[hash].js',
              assetFileNames: 'assets/[name]-[hash][extname]',
              codeSplitting: {
                groups: [{ name: 'react', test: reactModule }, { name: startChunk }],
              },
            },
          },
        },
      },
      ssr: {
        resolve: { noExternal: true },
        build: renderBuild(join(folder, 'render')),
      },
    },
    builder: {},
  })
  // One after the other: the styles plugin must not serve two environments at once.
  await builder.build(builder.environments['client']!)
  await builder.build(builder.environments['ssr']!)
}
