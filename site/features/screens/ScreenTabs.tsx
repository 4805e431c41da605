/** Screens one at a time, each with what there is to say about it beside it. */
import type { ReactNode } from 'react'
import { css } from '@linaria/core'
import { Lead } from '../../../theme/ui/Lead.tsx'
import { besidePicture } from '../../ui/besidePicture.ts'
import { TabbedSections } from '../../ui/TabbedSections.tsx'
import type { ScreenName } from './names.ts'
import { Screen } from './Screen.tsx'

type ScreenTabsProps = {
  label: string
  items: readonly {
    readonly id: string
    readonly screen: ScreenName
    readonly title: string
    readonly text: string
    readonly more?: ReactNode
  }[]
}

export const ScreenTabs = ({ label, items }: ScreenTabsProps) => (
  <TabbedSections
    label={label}
    items={items.map(({ id, screen, title, text, more }) => ({
      id,
      label: title,
      content: (
        <div className={beside}>
          <Screen name={screen} />
          <div>
            <Lead text={text} />
            {more}
          </div>
        </div>
      ),
    }))}
  />
)

const beside = css`
  --picture: 1.7fr;

  ${besidePicture}
  padding-top: var(--s-3);

  p {
    text-wrap: balance;
  }
`
