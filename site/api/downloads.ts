/** Packages for private deployment and the personal edition. */
import * as v from 'valibot'
import type { Client } from './client.ts'
import { consoleBase } from './paths.ts'

const product = v.object({
  deployType: v.nullish(v.string(), ''),
  deployTypeI18n: v.nullish(v.string(), ''),
  productType: v.pipe(v.string(), v.nonEmpty()),
  cpuArc: v.nullish(v.string(), ''),
  cpuArcI18n: v.nullish(v.string(), ''),
})
export type DownloadProduct = v.InferOutput<typeof product>

/** Shown, copied and opened: a web address that nobody on the way can change, and nothing a shell would take for more than text. */
const address = v.pipe(
  v.string(),
  v.maxLength(4_096),
  v.regex(/^(?:https:\/\/|http:\/\/localhost[:/])[^\s"'`$;|&<>\\(){}]+(?:[?&][\w.~%=&/:+-]*)?$/),
  v.check((value) => URL.canParse(value)),
)

const info = v.pipe(
  v.looseObject({
    productVersion: v.nullish(v.string()),
    version: v.nullish(v.string()),
    pkgMd5: v.nullish(v.string()),
    md5: v.nullish(v.string()),
    downloadUrl: v.nullish(v.union([v.looseObject({ direct: v.nullish(address) }), address])),
    url: v.nullish(address),
  }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const url = (typeof value.downloadUrl === 'string' ? value.downloadUrl : value.downloadUrl?.direct) ?? value.url
    if (!url) {
      addIssue({ message: 'no address' })
      return NEVER
    }
    return { version: value.productVersion ?? value.version ?? '', md5: value.pkgMd5 ?? value.md5 ?? '', url }
  }),
)
/** Commands are written by the page from `url`, never taken from an answer: they are pasted into shells. */
export type DownloadInfo = v.InferOutput<typeof info>

export type VersionType = 'COMMUNITY_VERSION' | 'ENTERPRISE_VERSION'

export function createDownloads({ post }: Client) {
  return {
    async listProducts(orderProductType: string, signal?: AbortSignal): Promise<DownloadProduct[]> {
      return post(`${consoleBase}/constant/listDownloadProduct`, {
        payload: { orderProductType },
        data: v.array(product),
        signal,
        bare: true,
      })
    },
    /** The link is valid for an hour. */
    async getDownload(
      productType: string,
      productVersionType: VersionType,
      signal?: AbortSignal,
    ): Promise<DownloadInfo> {
      const payload = { productType, productVersionType }
      return post(`${consoleBase}/user/recordandreturndownloadurl`, { payload, data: info, signal, bare: true })
    },
    /** Version by product; products nobody knows are missing. */
    async latestVersions(
      productTypes: readonly string[],
      signal?: AbortSignal,
    ): Promise<Readonly<Record<string, string>>> {
      return post(`${consoleBase}/latestVer`, {
        payload: { productTypes },
        data: v.record(v.string(), v.pipe(v.string(), v.regex(/^[\w.-]{1,32}$/))),
        signal,
      })
    },
  }
}
