/** Buttons to the places the source code lives at. */
import { BrandIcon } from '../../../theme/ui/BrandIcon.tsx'
import { ButtonLink } from '../../../theme/ui/ButtonLink.tsx'

const hosts = [
  { icon: 'github', name: 'GitHub', href: 'https://github.com/ClouGence/open-cdm' },
  { icon: 'gitee', name: 'Gitee', href: 'https://gitee.com/clougence/open-cdm' },
] as const

export const Repositories = ({ look }: { look: 'plain' | 'inverse' }) =>
  hosts.map(({ icon, name, href }) => (
    <ButtonLink key={icon} look={look} href={href} rel="noopener">
      <BrandIcon name={icon} />
      {name}
    </ButtonLink>
  ))
