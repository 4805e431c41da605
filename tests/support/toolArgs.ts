/** Arguments of the tools of this repository, whose help is the comment at the top of their file. */
import { readFileSync } from 'node:fs'
import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Answers `--help`, and a flag that there is none of in a line, by ending the process. `file`: the tool. */
export function toolArgs<Args extends ParseArgsConfig>(file: string, config: Args): ReturnType<typeof parseArgs<Args>> {
  const [comment] = /\/\*\*[^]*?\*\//.exec(readFileSync(file, 'utf8'))!
  const help = comment.replace(/^\/\*\*\n| ?\*\/$/g, '').replace(/^ \* ?/gm, '')
  if (process.argv.includes('--help')) {
    process.stdout.write(help)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${help}`)
    process.exit(2)
  }
}
