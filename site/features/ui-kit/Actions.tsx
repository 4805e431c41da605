/** Buttons, icons, badges and tags. */
import type { Kit } from './kitOf.ts'
import { Row } from './Group.tsx'
import { BrandIcon } from '../../../theme/ui/BrandIcon.tsx'
import { Badge } from '../../../theme/ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../../theme/ui/ButtonLink.tsx'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { icons, type IconName } from '../../../theme/ui/icons.ts'
import { Tags } from '../../../theme/Tags.tsx'

const tones = ['neutral', 'brand', 'good', 'warn', 'bad'] as const

export const Actions = ({ kit }: { kit: Kit }) => (
  <>
    <Row>
      <Button>{kit.looks.primary}</Button>
      <Button look="plain">{kit.looks.plain}</Button>
      <Button look="quiet">{kit.looks.quiet}</Button>
      <Button look="danger">{kit.looks.danger}</Button>
    </Row>
    <Row>
      <Button size="small">{kit.small}</Button>
      <Button size="small" look="plain">
        {kit.small}
      </Button>
      <Button disabled>{kit.disabled}</Button>
      <Button isBusy>{kit.busy}</Button>
    </Row>
    <Row ground="band">
      <Button look="inverse">{kit.looks.inverse}</Button>
      <Button look="ghost">{kit.looks.ghost}</Button>
    </Row>
    <Row>
      <ButtonLink href="#actions">
        {kit.sample}
        <Icon name="arrow" />
      </ButtonLink>
      <p>
        <a href="#actions">{kit.link}</a>
      </p>
    </Row>
    <Row>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {kit.badges[tone]}
        </Badge>
      ))}
      <Tags
        label={kit.tags.label}
        tags={[
          { label: kit.tags.first, path: '#actions' },
          { label: kit.tags.second, path: '#overlays' },
        ]}
      />
    </Row>
    <Row>
      {(Object.keys(icons) as IconName[]).map((name) => (
        <Icon key={name} name={name} />
      ))}
      <BrandIcon name="github" />
    </Row>
  </>
)
