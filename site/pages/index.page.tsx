/** `/`: what the brand offers decides which home page it is. */
import { useBrand } from '../../engine/client/index.ts'
import type { SiteBrand } from '../brand.ts'
import { LatestPosts } from '../features/blog/LatestPosts.tsx'
import { CollaborationHome } from '../features/collaboration-home/CollaborationHome.tsx'
import { DownloadDialog } from '../features/download/DownloadDialog.tsx'
import { ReplicationHome } from '../features/replication-home/ReplicationHome.tsx'
import { ConnectorRequest } from '../features/feedback/ConnectorRequest.tsx'
import { InstallDialog } from '../features/install/InstallDialog.tsx'
import { WhyBlock } from '../features/why/WhyBlock.tsx'

export default function Home() {
  const { offering } = useBrand<SiteBrand>()
  const latest = <LatestPosts />
  return (
    <main id="main" tabIndex={-1}>
      {offering === 'management' ? (
        <CollaborationHome latest={latest} />
      ) : (
        <>
          <ReplicationHome comparison={<WhyBlock />} latest={latest} />
          <InstallDialog />
          <ConnectorRequest />
        </>
      )}
      <DownloadDialog />
    </main>
  )
}
