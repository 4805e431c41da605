/** Places as links of the terminal (OSC 8): https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda */
import { isAbsolute, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Paint } from '../engine/errors/format.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Undefined where the terminal would show the codes, or nobody clicks. `root` is absolute. */
export function createPlaceLinks(
  stream: { readonly isTTY?: boolean | undefined },
  env: Environment,
  root: string,
): Paint['link'] {
  if (!showsLinks(stream, env)) return undefined
  const addressOf = addressFor(env)
  return (text, { file, line = 1, column = 1 }) => {
    const { href, pathname } = pathToFileURL(isAbsolute(file) ? file : join(root, file))
    return `\u001B]8;;${addressOf({ href, pathname, line, column })}\u001B\\${text}\u001B]8;;\u001B\\`
  }
}

const programs = new Set(['ghostty', 'Hyper', 'iTerm.app', 'rio', 'Tabby', 'vscode', 'WezTerm'])
const terminals = new Set(['alacritty', 'foot', 'xterm-ghostty', 'xterm-kitty'])

function showsLinks({ isTTY }: { readonly isTTY?: boolean | undefined }, env: Environment): boolean {
  if (env['FORCE_HYPERLINK']) return env['FORCE_HYPERLINK'] !== '0'
  const { TERM = '' } = env
  // A multiplexer passes on what it knows, which may be less than the terminal does.
  if (!isTTY || env['CI'] || env['NO_COLOR'] || env['TMUX'] || /^(?:dumb|screen|tmux)/.test(TERM)) return false
  return (
    programs.has(env['TERM_PROGRAM'] ?? '') ||
    terminals.has(TERM) ||
    Number(env['VTE_VERSION'] ?? 0) > 5000 ||
    Boolean(env['WT_SESSION'] ?? env['KONSOLE_VERSION'])
  )
}

type Target = { readonly href: string; readonly pathname: string; readonly line: number; readonly column: number }

/** An address of a file has no lines; some terminals have a way of their own. */
function addressFor(env: Environment): (target: Target) => string {
  if (env['TERM_PROGRAM'] === 'vscode')
    return ({ pathname, line, column }) => `vscode://file${pathname}:${line}:${column}`
  if (env['TERM'] === 'xterm-kitty') return ({ href, line }) => `${href}#${line}`
  return ({ href }) => href
}
