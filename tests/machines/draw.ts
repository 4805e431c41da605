/** Machines as Mermaid state diagrams, in one document. */
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { eventName, guardName, nameOf, statesIn, transitionsOf, type Machine } from './machines.ts'

export const drawingFile = 'site/MACHINES.md'

export function drawAll(machines: readonly Machine[]): string {
  const sections = machines.map(
    ({ machine, file, about }) =>
      `## ${machine.id}\n\n${about}\n\n\`${file}\`\n\n\`\`\`mermaid\n${draw(machine.root)}\n\`\`\`\n`,
  )
  return `# State machines\n\nDrawn from the code by \`npm run machines\`; a test fails when a drawing is out of date.\n\n${sections.join('\n')}`
}

function draw(machine: AnyStateNode): string {
  const lines = ['stateDiagram-v2', ...statesLines(machine, 1)]
  for (const state of statesIn(machine)) {
    for (const transition of transitionsOf(state)) lines.push(`  ${line(state, transition)}`)
    if (state.type === 'final') lines.push(`  ${idOf(state)} --> [*]`)
  }
  return lines.join('\n')
}

/** States inside states stand inside their box. */
function statesLines(node: AnyStateNode, depth: number): readonly string[] {
  const indent = '  '.repeat(depth)
  const children = Object.values(node.states)
  const initial = node.initial?.target[0]
  return [
    ...(initial ? [`${indent}[*] --> ${idOf(initial)}`] : []),
    ...children.flatMap((child) =>
      Object.keys(child.states).length
        ? [`${indent}state ${idOf(child)} {`, ...statesLines(child, depth + 1), `${indent}}`]
        : [`${indent}${idOf(child)}: ${child.key}`],
    ),
  ]
}

/** What holds in every state of a machine is drawn from a box of its own, as Mermaid has no arrow from everywhere. */
function line(state: AnyStateNode, transition: AnyTransitionDefinition): string {
  const guard = guardName(transition)
  const label = `${eventName(transition)}${guard && ` [${guard}]`}`
  const targets = transition.target ?? [state]
  return targets.map((target) => `${idOf(state)} --> ${idOf(target)}: ${label}`).join('\n  ')
}

const idOf = (node: AnyStateNode): string => nameOf(node).replaceAll('.', '_') || 'anywhere'
