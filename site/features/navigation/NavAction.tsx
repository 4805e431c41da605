/** Right side of the bar. What logging in and trying the cloud do beyond following the link is the account's business. */
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import type { NavAction as Action } from '../../navigation.ts'
import { useText } from '../../strings/useText.ts'
import { BrandIcon } from '../../ui/BrandIcon.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { tool } from '../../ui/tool.ts'
import { UserMenu } from './UserMenu.tsx'

export function NavAction({ action }: { action: Action }) {
  const text = useText()
  const localized = useLocalized()
  const { cloudUrl } = useBrand<SiteBrand>()
  switch (action.kind) {
    case 'icon':
      return (
        <a className={tool} href={action.href} rel="noopener" aria-label={text(action.label)}>
          <BrandIcon name={action.icon} />
        </a>
      )
    case 'login':
      return (
        <a className={tool} href={localized(action.path)} data-action="login">
          {text(action.label)}
        </a>
      )
    case 'tryCloud':
      return (
        <ButtonLink href={localized('/login/')} data-action="try-cloud" data-cloud={cloudUrl}>
          {text(action.label)}
        </ButtonLink>
      )
    case 'userMenu':
      return <UserMenu action={action} />
  }
}
