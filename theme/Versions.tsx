/** The versions of the documentation as a menu, where there are several. */
import { useSite } from '../engine/client/index.ts'
import type { VersionLink } from '../plugins/docs/types.ts'
import { attribute, samePlaceAttributes } from './client/behaviour.ts'
import { named } from './words/named.ts'
import { useWords } from './words/useWords.ts'
import { Dropdown } from './ui/Dropdown.tsx'

type VersionsProps = {
  /** A page may show the menu twice: in its bar and above its text. */
  id: string
  versions?: readonly VersionLink[] | undefined
  className?: string
}

export function Versions({ id, versions = [], className }: VersionsProps) {
  const { locale } = useSite()
  const { docs } = useWords()
  const nameOf = (version: VersionLink | undefined) => version?.name ?? docs.currentVersion
  const active = nameOf(versions.find((version) => version.active))
  if (versions.length < 2) return null
  return (
    <div className={className}>
      <Dropdown
        id={id}
        label={named(locale.lang, docs.version, active)}
        face={active}
        items={versions.map((version) => ({
          id: version.path,
          content: (
            <a
              href={version.path}
              aria-current={version.active ? 'true' : undefined}
              {...attribute(samePlaceAttributes.link)}
            >
              {nameOf(version)}
            </a>
          ),
        }))}
      />
    </div>
  )
}
