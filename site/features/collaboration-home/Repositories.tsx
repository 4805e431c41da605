/** Buttons to the places the source code lives at. */
import { useStrings } from '../../strings/index.ts'
import { BrandIcon } from '../../../theme/ui/BrandIcon.tsx'
import { ButtonLink } from '../../../theme/ui/ButtonLink.tsx'

const hosts = [
  { icon: 'github', name: 'GitHub', href: 'https://github.com/ClouGence/open-cdm' },
  { icon: 'gitee', name: 'Gitee', href: 'https://gitee.com/clougence/open-cdm' },
] as const

export function Repositories({ look }: { look: 'plain' | 'inverse' }) {
  const { hero } = useStrings().clouddm
  return hosts.map(({ icon, name, href }) => (
    <ButtonLink key={icon} look={look} href={href} rel="noopener">
      <BrandIcon name={icon} />
      {hero.on(name)}
    </ButtonLink>
  ))
}
