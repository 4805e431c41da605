/** Commands and flags. A command's code, and the engine with it, is loaded when the command is called. */
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { engineVersion } from '../engine/config/engineVersion.ts'
import type { Command as Work } from './command.ts'
import { execute, failUsage } from './execute.ts'
import { exitCodes, exitMeanings } from './exit.ts'
import { type ShardFlag, formatNames, type Flags } from './flags.ts'
import { usage } from './messages.ts'
import { deployHosts } from './new/deployHosts.ts'
import { importKinds } from './import/kinds.ts'
import { newKinds } from './new/kinds.ts'

type Loader = () => Promise<{ readonly run: Work<never> }>

/** Ends the process. */
export async function main(args: readonly string[]): Promise<void> {
  try {
    await createProgram().parseAsync([...args], { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    // Commander prints help and version itself. `commander.help` means that no command was given.
    if (error.code === 'commander.helpDisplayed' || error.code === 'commander.version') process.exitCode = exitCodes.ok
    else if (error.code === 'commander.help') process.exitCode = exitCodes.usage
    else await failUsage(usage(error.message), args.includes('--json'))
  }
}

/** Also read by the page of the documentation that lists the commands. */
export function createProgram(): Command {
  const program = new Command('site')
    .description('Builds, serves and checks the site in the current folder.')
    .version(engineVersion, '-V, --version', 'print the version')
    .option('--root <folder>', 'folder of the site', '.')
    .option('--config <file>', 'configuration, from the root (default: site.config.ts)')
    .option('--brand <id>', 'only this brand; repeatable', collect)
    .option('--locale <id>', 'only this locale, or a language of a new site; repeatable', collect)
    .option('--json', 'print one JSON object instead of text')
    .option('--verbose', 'print more')
    .option('--debug', 'print stacks of errors')
    .helpCommand(false)
    .configureOutput({ outputError: () => {} })
    .exitOverride()
    .addHelpText('after', `\nExit codes:\n${exitLines().join('\n')}`)

  const define: Define = (name, description, load) =>
    program
      .command(name)
      .description(description)
      .allowExcessArguments(false)
      .action((...given) => {
        const command = given.at(-1) as Command
        const flags = { ...unset, ...command.optsWithGlobals<Flags>(), args: command.args }
        const hasFormats = command.options.some(({ long }) => long === '--format')
        return execute(
          { command: name, flags, hasFormats },
          load as () => Promise<{ readonly run: Work<typeof flags> }>,
        )
      })

  defineSiteCommands(define)
  defineToolCommands(define)
  define('completion', 'print completion for a shell', async () => {
    const { completionOf } = await import('./commands/completion.ts')
    return { run: completionOf(program) }
  }).addArgument(new Argument('<shell>', 'your shell').choices(['bash', 'zsh', 'fish']))
  return program
}

type Define = (name: string, description: string, load: Loader) => Command

/** What makes, serves and checks the site. */
function defineSiteCommands(define: Define): void {
  withFormats(define('build', 'build every brand into the output folder', () => import('./commands/build.ts')))
    .option('--out <folder>', 'output folder (default: dist)')
    .option('--no-cache', 'neither use nor update the cache')
    .option('--report', 'print the written files by kind and size')
    .option('--shard <part>', 'make one part of several: 2/8; `site merge` puts them together', shard)

  withFormats(define('merge', 'put the parts of `build --shard` together', () => import('./commands/merge.ts')))
    .argument('<parts...>', 'folders of all parts: dist.part-*')
    .option('--out <folder>', 'output folder (default: dist)')
    .option('--report', 'print the written files by kind and size')

  define(
    'compare',
    'tell what the built site publishes more, less or otherwise than another',
    () => import('./commands/compare.ts'),
  )
    .argument('<before>', 'output folder of the other build')
    .option('--out <folder>', 'folder of the built site (default: dist)')
    .option('--markdown', 'print a comment for a pull request')

  withServer(define('dev', 'serve the site with live reload', () => import('./commands/dev.ts')))

  withServer(define('preview', 'serve the built site', () => import('./commands/preview.ts'))).option(
    '--out <folder>',
    'folder of the built site (default: dist)',
  )

  define('sandbox', 'start the console sandbox without the site', () => import('./commands/sandbox.ts')).option(
    '--memory',
    'keep data in memory only',
  )

  withFormats(define('check', 'check links, images and quality without writing', () => import('./commands/check.ts')))
    .option('--no-cache', 'neither use nor update the cache')
    .option('--translations', 'also report missing, orphaned and stale translations')
    .addOption(
      new Option('--baseline [how]', 'record today’s problems; later runs fail on new ones only')
        .choices(['shrink', 'reset'])
        .preset('shrink'),
    )
}

/** What works on the project's files. */
function defineToolCommands(define: Define): void {
  define('i18n', 'mark translations as up to date with their source', () => import('./commands/i18n.ts'))
    .addArgument(new Argument('<action>', 'what to do').choices(['mark']))
    .argument('[files...]', 'translations or sources (default: all without a mark)')

  const kind = new Argument('<kind>', 'what to make')
  // For completion: what else is typed is answered by the command, with what comes near.
  kind.argChoices = [...newKinds]
  define(
    'new',
    'create a doc, post, plugin, brand, site, or the files of a deployment',
    () => import('./commands/new.ts'),
  )
    .addArgument(kind)
    .argument(
      '<name>',
      `name of the file or folder, with folders for docs and posts: guide/first_steps; for deploy: ${deployHosts.join(', ')}`,
    )
    .option('--set <name>', 'content set, for doc and post (default: that of the first brand)')
    .option('--from <brand>', 'brand to copy (default: the first)')
    .option('--origin <url>', 'address of the new brand (default: https://<name>.example.com)')
    .option('--engine <tarball>', 'package of the engine, for a site (default: this version of the registry)')

  define('eject', 'copy components of the theme into the project', () => import('./commands/eject.ts'))
    .argument('[names...]', 'components, such as Footer')
    .option('--list', 'list what can be copied or replaced')
    .option('--print', 'print the copies instead of writing them')

  define('import', 'make a project of a site of Docusaurus or VitePress', () => import('./commands/import.ts'))
    .addArgument(new Argument('<kind>', 'what made it').choices([...importKinds]))
    .argument('<folder>', 'folder of that project, which stays as it is')
    .option('--out <folder>', 'folder of the new project (default: <folder>-site)')
    .option('--engine <tarball>', 'package of the engine (default: this version of the registry)')
    .option('--dry-run', 'tell what would be done, and write nothing')

  define('run', 'run a task of a plugin', () => import('./commands/run.ts'))
    .argument('[task]', 'plugin and task: stars:count (default: list all)')
    .argument('[arguments...]', 'what the task takes')

  define('clean', 'remove the output and the cache', () => import('./commands/clean.ts'))

  define('why', 'show the inputs of a page and why it was rendered', () => import('./commands/why.ts')).argument(
    '<path>',
    'path of the page: /docs/intro/',
  )

  define('urls', 'add new addresses to urls.lock', () => import('./commands/urls.ts')).option(
    '--gone <path>',
    'give up this address; repeatable',
    collect,
  )

  define('explain', 'print what a message means', () => import('./commands/explain.ts')).argument(
    '<code>',
    'code of the message: link-broken',
  )

  define('config', 'check the configuration', () => import('./commands/config.ts')).option(
    '--print',
    'print the values that the engine gets, and their origin',
  )
}

function withFormats(command: Command): Command {
  return command
    .addOption(new Option('--format <name>', 'print problems in a format for programs').choices(formatNames))
    .option('--output <file>', 'write the format to this file, and text to the terminal')
}

const exitLines = (): readonly string[] =>
  Object.entries(exitCodes).map(
    ([name, code]) => `  ${String(code).padEnd(4)} ${exitMeanings[name as keyof typeof exitCodes]}`,
  )

function withServer(command: Command): Command {
  return command
    .option('--port <number>', 'first port to try', port, 3000)
    .option('--host <name>', 'address to listen on', 'localhost')
    .option('--allowed-host <name>', 'name of a tunnel or proxy that leads here; repeatable', hostName)
    .option('--strict-port', 'fail if the port is in use')
    .option('--open', 'open a browser')
    .option('--no-sandbox', 'do not start the console sandbox')
}

/** Defaults of flags. Given to commander, they would be printed by --help. */
const unset = {
  brand: [],
  locale: [],
  gone: [],
  json: false,
  memory: false,
  verbose: false,
  debug: false,
  report: false,
  translations: false,
  baseline: false,
  print: false,
  list: false,
  markdown: false,
  allowedHost: [],
  strictPort: false,
  dryRun: false,
  open: false,
}

const collect = (value: string, before: readonly string[] = []): readonly string[] => [...before, value]

function shard(value: string): ShardFlag {
  const [, index, count] = (/^(\d{1,4})\/(\d{1,4})$/.exec(value) ?? []).map(Number)
  if (index && count && index <= count) return { index, count }
  throw new InvalidArgumentError('A part is a number of several: 2/8.')
}

function hostName(value: string, before: readonly string[] = []): readonly string[] {
  if (/^(?:\*\.)?(?:[a-z\d-]+\.)+[a-z\d-]+$/i.test(value)) return [...before, value.toLowerCase()]
  throw new InvalidArgumentError('A name of a host: abc.example.com, or *.example.com for all below one.')
}

function port(value: string): number {
  const number = Number(value)
  if (/^\d+$/.test(value) && number <= 65_535) return number
  throw new InvalidArgumentError('A port is a number from 0 to 65535.')
}
