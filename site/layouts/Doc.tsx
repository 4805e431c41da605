/** A page of the documentation, with what only ours has. */
import type { DocProps } from '../../plugins/docs/types.ts'
import Layout from '../../theme/layouts/Doc.tsx'
import { ChangeKinds } from '../features/docs/ChangeKinds.tsx'
import { ReportLink } from '../features/docs/ReportLink.tsx'
import { mdx } from '../mdx/components.ts'

export default function Doc(props: DocProps) {
  return (
    <Layout {...props} mdx={mdx} before={props.gathers && <ChangeKinds />} end={<ReportLink title={props.title} />} />
  )
}
