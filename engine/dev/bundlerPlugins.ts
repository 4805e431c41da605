/** Plugins of the bundler, which takes them in when it starts. */
import type { Config } from '../types.ts'

type WithPlugins = Pick<Config, 'plugins'>

/** A line where another configuration has others than the one before. Known by their names: loaded again, each is another function. */
export function bundlerPluginLines(before: WithPlugins, after: WithPlugins): readonly string[] {
  const [old, now] = [namesIn(before), namesIn(after)]
  const names = [...old.filter((name) => !now.includes(name)), ...now.filter((name) => !old.includes(name))]
  if (!names.length) return []
  return [`Plugins of the bundler are taken in when site dev starts. Stop it and start it again: ${names.join(', ')}`]
}

const namesIn = ({ plugins }: WithPlugins): readonly string[] =>
  plugins.flatMap(({ name, vite }) => (vite ? [name] : []))
