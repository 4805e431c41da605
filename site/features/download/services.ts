/** What the dialog asks the console for. */
import { connectConsole, type ConsoleAddress } from '../../api/console.ts'
import { createDownloads, type DownloadInfo, type DownloadProduct } from '../../api/downloads.ts'
import { plainFailure } from '../../api/failure.ts'
import { saveLoginSource } from '../../api/storage.ts'
import type { GetDownloadInput } from './download.machine.ts'
import type { Edition, Packages } from './editions.ts'

export type DownloadProps = ConsoleAddress & {
  readonly locale: string
  readonly packages: Packages
  /** Where it is explained how to install. */
  readonly install: string
  readonly terms: string
}

export function listProducts(
  props: DownloadProps,
  edition: Edition,
  signal: AbortSignal,
): Promise<readonly DownloadProduct[]> {
  return createDownloads(connectConsole(props)).listProducts(props.packages[edition]!.product, signal)
}

export async function getDownload(
  props: DownloadProps,
  { edition, product }: GetDownloadInput,
  signal: AbortSignal,
): Promise<DownloadInfo> {
  try {
    const { getDownload: get } = createDownloads(connectConsole(props))
    return await get(product.productType, props.packages[edition]!.versionType, signal)
  } catch (error) {
    // The login page is on its way; it leads back to here.
    if (plainFailure(error).kind === 'expired')
      saveLoginSource(edition === 'community' ? 'download_community' : 'download')
    throw error
  }
}
