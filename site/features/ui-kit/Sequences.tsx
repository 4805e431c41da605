/** Steps, timelines and words that move; below, what is shown while something loads. */
import { ButtonLink } from '../../../theme/ui/ButtonLink.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Marquee } from '../../ui/Marquee.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Steps } from '../../ui/Steps.tsx'
import { Timeline } from '../../ui/Timeline.tsx'
import { Row } from './Group.tsx'
import type { Kit } from './kitOf.ts'

export const Sequences = ({ kit }: { kit: Kit }) => (
  <>
    <Steps at={2} items={kit.steps.map((title) => ({ title, content: <p>{kit.text}</p> }))} />
    <Timeline items={kit.regions.map((title, index) => [String(2024 + index), title, kit.sample])} />
    <Marquee title={kit.marquee} words={kit.steps} />
  </>
)

export const Waiting = ({ kit }: { kit: Kit }) => (
  <>
    <Row>
      <Spinner label={kit.loading} />
    </Row>
    <Skeleton lines={3} />
    <Empty title={kit.empty.title} text={kit.empty.text}>
      <ButtonLink href="#feedback">{kit.empty.action}</ButtonLink>
    </Empty>
  </>
)
