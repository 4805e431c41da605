/** Commands and flags. A command's code, and the engine with it, is loaded when the command is called. */
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { engineVersion } from '../engine/config/engineVersion.ts'
import type { Command as Work } from './command.ts'
import { execute, failUsage } from './execute.ts'
import { exitCodes } from './exit.ts'
import type { Flags } from './flags.ts'
import { usage } from './messages.ts'

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

function createProgram(): Command {
  const program = new Command('site')
    .description('Builds, serves and checks the site in the current folder.')
    .version(engineVersion, '-V, --version', 'print the version')
    .option('--root <folder>', 'folder of the site', '.')
    .option('--config <file>', 'configuration, from the root (default: site.config.ts)')
    .option('--brand <id>', 'only this brand; repeatable', collect)
    .option('--locale <id>', 'only this locale; repeatable', collect)
    .option('--json', 'print one JSON object instead of text')
    .option('--verbose', 'print more')
    .option('--debug', 'print stacks of errors')
    .helpCommand(false)
    .configureOutput({ outputError: () => {} })
    .exitOverride()

  const define: Define = (name, description, load) =>
    program
      .command(name)
      .description(description)
      .allowExcessArguments(false)
      .action((...given) => {
        const command = given.at(-1) as Command
        const flags = { ...unset, ...command.optsWithGlobals<Flags>(), args: command.args }
        return execute(name, flags, load as () => Promise<{ readonly run: Work<typeof flags> }>)
      })

  defineSiteCommands(define)
  defineToolCommands(define)
  return program
}

type Define = (name: string, description: string, load: Loader) => Command

/** What makes, serves and checks the site. */
function defineSiteCommands(define: Define): void {
  define('build', 'build every brand into the output folder', () => import('./commands/build.ts'))
    .option('--out <folder>', 'output folder (default: dist)')
    .option('--no-cache', 'neither use nor update the cache')
    .option('--report', 'print the written files by kind and size')

  withServer(define('dev', 'serve the site with live reload', () => import('./commands/dev.ts')))

  withServer(define('preview', 'serve the built site', () => import('./commands/preview.ts'))).option(
    '--out <folder>',
    'folder of the built site (default: dist)',
  )

  define('sandbox', 'start the console sandbox without the site', () => import('./commands/sandbox.ts')).option(
    '--memory',
    'keep data in memory only',
  )

  define('check', 'check links, images and quality without writing', () => import('./commands/check.ts'))
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

  define('new', 'create a doc, post, plugin or brand', () => import('./commands/new.ts'))
    .argument('<kind>', 'doc, post, plugin or brand')
    .argument('<name>', 'name of the file or folder; of docs and posts with folders: guide/first_steps')
    .option('--set <name>', 'content set, for doc and post (default: that of the first brand)')
    .option('--from <brand>', 'brand to copy (default: the first)')
    .option('--origin <url>', 'address of the new brand (default: https://<name>.example.com)')

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

  define('config', 'check the configuration', () => import('./commands/config.ts')).option(
    '--print',
    'print each value and its origin',
  )
}

function withServer(command: Command): Command {
  return command
    .option('--port <number>', 'first port to try', port, 3000)
    .option('--host <name>', 'address to listen on', 'localhost')
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
  strictPort: false,
  open: false,
}

const collect = (value: string, before: readonly string[] = []): readonly string[] => [...before, value]

function port(value: string): number {
  const number = Number(value)
  if (/^\d+$/.test(value) && number <= 65_535) return number
  throw new InvalidArgumentError('A port is a number from 0 to 65535.')
}
