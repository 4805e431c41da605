/** `site completion bash|zsh|fish`: a script for the shell, made of the program itself. */
import type { Command as Program } from 'commander'
import type { Command } from '../command.ts'
import { bashCompletion } from '../completion/bash.ts'
import { describeProgram } from '../completion/describe.ts'
import { fishCompletion } from '../completion/fish.ts'
import { zshCompletion } from '../completion/zsh.ts'
import type { Flags } from '../flags.ts'
import { deployHosts } from '../new/deployHosts.ts'

const scripts = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion } as const

export const completionOf =
  (program: Program): Command<Flags & { readonly args: readonly string[] }> =>
  async ({ args }, { report }) => {
    const script = scripts[args[0] as keyof typeof scripts](describeProgram(program, { new: { deploy: deployHosts } }))
    report.result(script.trimEnd())
    return { data: { script } }
  }
