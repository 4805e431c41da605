/** `site explain <code>`: what a message means and what to do about it. Needs no site. */
import type { Command } from '../command.ts'
import { readExplanations } from '../explanations.ts'
import type { Flags } from '../flags.ts'
import { codeUnknown } from '../messages.ts'

export const run: Command<Flags & { readonly args: readonly string[] }> = async ({ args }, { report }) => {
  const code = args[0]!
  const entries = readExplanations()
  const text = entries.get(code)
  if (text === undefined) throw codeUnknown(code, [...entries.keys()])
  report.result(text)
  return { data: { code, text } }
}
