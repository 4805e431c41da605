/** Items of a list: what the tool for database collaboration speaks to, each with its mark. */
import { ConnectorMark } from './ConnectorMark.tsx'
import type { useDatabases } from './useDatabases.ts'

export const DatabaseItems = ({ databases }: { databases: ReturnType<typeof useDatabases> }) =>
  databases.map(({ name, mark, category }) => (
    <li key={name}>
      <ConnectorMark mark={mark} category={category} small />
      {name}
    </li>
  ))
