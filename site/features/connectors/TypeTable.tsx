/** Which type each type of the source becomes at the target. Shared by the pages of a pair in all brands. */
import { Fragment as Parts } from 'react'
import type { TypesValue } from '../../../plugins/connectors/types.ts'
import { useStrings } from '../../strings/index.ts'
import { TableHead } from '../../ui/TableHead.tsx'
import { InlineCode } from './InlineCode.tsx'

export function TypeTable({ value: { source, target, rows, note } }: { value: TypesValue }) {
  const { types } = useStrings().connections
  return (
    <>
      {rows.length > 0 && (
        <div className="table">
          <table>
            <TableHead names={[types.of(source), types.of(target)]} />
            <tbody>
              {rows.map(({ from, to }) => (
                <tr key={from.join()}>
                  <td>
                    {from.map((name, index) => (
                      <Parts key={name}>
                        {index > 0 && types.and}
                        <code>{name}</code>
                      </Parts>
                    ))}
                  </td>
                  <td>{to === undefined ? types.none : <code>{to}</code>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p>{rows.length ? types.rest : types.same}</p>
      {note && (
        <p>
          <InlineCode text={note} />
        </p>
      )}
    </>
  )
}
