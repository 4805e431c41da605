/** Right side of the bar. What logging in and trying the cloud do beyond following the link is the account's business. */
import { css, cx } from '@linaria/core'
import { useLocalized } from '../../../engine/client/index.ts'
import { attribute } from '../../../theme/client/behaviour.ts'
import { accountAttributes } from '../../client/behaviour.ts'
import type { NavAction as Action } from '../../navigation.ts'
import { useText } from '../../../theme/words/useText.ts'
import { BrandIcon } from '../../../theme/ui/BrandIcon.tsx'
import { ButtonLink } from '../../../theme/ui/ButtonLink.tsx'
import { Tooltip } from '../../../theme/ui/Tooltip.tsx'
import { iconButton } from '../../../theme/ui/iconButton.ts'
import { showItem } from '../../../theme/showItem.ts'
import { UserMenu } from './UserMenu.tsx'

export function NavAction({ action }: { action: Action }) {
  const text = useText()
  const localized = useLocalized()
  return showItem(action, {
    icon: ({ icon, label, href }) => (
      <Tooltip text={text(label)}>
        <a className={iconButton} href={href} rel="noopener" aria-label={text(label)}>
          <BrandIcon name={icon} />
        </a>
      </Tooltip>
    ),
    login: ({ label, path }) => (
      <a className={cx(iconButton, logIn)} href={localized(path)} {...attribute(accountAttributes.logIn)}>
        {text(label)}
      </a>
    ),
    tryCloud: ({ label }) => (
      <ButtonLink href={localized('/login/')} {...attribute(accountAttributes.tryCloud)}>
        {text(label)}
      </ButtonLink>
    ),
    userMenu: (menu) => <UserMenu action={menu} />,
  })
}

const logIn = css`
  &[aria-current='page'] {
    color: var(--c-link);
  }
  :root[${accountAttributes.loggedIn}] & {
    display: none;
  }
`
