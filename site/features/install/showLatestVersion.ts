/** Writes the newest version into the commands; without an answer the placeholder says what has to stand there. */
import { createClient } from '../../api/client.ts'
import { isLocal } from '../../api/isLocal.ts'
import { createDownloads } from '../../api/downloads.ts'
import { consoleAttributes, installAttributes } from '../../client/behaviour.ts'

const asked = new Map<string, Promise<string | undefined>>()

export async function showLatestVersion(dialog: HTMLElement): Promise<void> {
  const place = dialog.querySelector(`[${installAttributes.product}]`)!
  const product = place.getAttribute(installAttributes.product)
  const api = place.getAttribute(consoleAttributes.api)
  const localApi = place.getAttribute(consoleAttributes.localApi)
  if (!product || !api || !localApi) return
  const version = await (asked.get(product) ?? ask(product, isLocal(location.hostname) ? localApi : api))
  if (version) for (const gap of dialog.querySelectorAll(`[${installAttributes.version}]`)) gap.textContent = version
}

function ask(product: string, base: string): Promise<string | undefined> {
  // Versions are for everyone, so an expired login is no reason to leave the page.
  const client = createClient({
    base,
    token: () => null,
    language: () => document.documentElement.lang,
    onExpired() {},
  })
  const answer = createDownloads(client)
    .latestVersions([product])
    .then(
      (versions) => versions[product],
      () => {
        asked.delete(product)
        return undefined
      },
    )
  asked.set(product, answer)
  return answer
}
