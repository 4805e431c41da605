/** The theme's page, and a way to people who may know. */
import { useLocalized } from '../../engine/client/index.ts'
import Page from '../../theme/pages/404.page.tsx'
import { ButtonLink } from '../../theme/ui/ButtonLink.tsx'
import { useStrings } from '../strings/index.ts'

export default function NotFound() {
  const { notFound } = useStrings()
  return (
    <Page
      more={
        <ButtonLink look="plain" href={`${useLocalized()('/about/')}#contactUs`}>
          {notFound.support}
        </ButtonLink>
      }
    />
  )
}
