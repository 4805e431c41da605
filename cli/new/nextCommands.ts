/** What a new project needs next, for the package manager that made it. */

/** `agent`: what it says of itself in `npm_config_user_agent`, `pnpm/12.21.0 npm/? node/v24.21.0 linux x64`. */
export function nextCommands(folder: string, script: string, agent = ''): readonly string[] {
  const manager = /^(?:pnpm|yarn|bun)(?=\/)/.exec(agent)?.[0] ?? 'npm'
  return [`cd ${folder} && ${manager} install`, `${manager} run ${script}`]
}
