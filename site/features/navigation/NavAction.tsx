/** Right side of the bar. What logging in and trying the cloud do beyond following the link is the account's business. */
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import type { NavAction as Action } from '../../navigation.ts'
import { useText } from '../../strings/useText.ts'
import { BrandIcon } from '../../ui/BrandIcon.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { tool } from '../../ui/tool.ts'
import { showItem } from './showItem.ts'
import { UserMenu } from './UserMenu.tsx'

export function NavAction({ action }: { action: Action }) {
  const text = useText()
  const localized = useLocalized()
  const { cloudUrl } = useBrand<SiteBrand>()
  return showItem(action, {
    icon: ({ icon, label, href }) => (
      <Tooltip text={text(label)}>
        <a className={tool} href={href} rel="noopener" aria-label={text(label)}>
          <BrandIcon name={icon} />
        </a>
      </Tooltip>
    ),
    login: ({ label, path }) => (
      <a className={tool} href={localized(path)} data-action="login">
        {text(label)}
      </a>
    ),
    tryCloud: ({ label }) => (
      <ButtonLink href={localized('/login/')} data-action="try-cloud" data-cloud={cloudUrl}>
        {text(label)}
      </ButtonLink>
    ),
    userMenu: (menu) => <UserMenu action={menu} />,
  })
}
