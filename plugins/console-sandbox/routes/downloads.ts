/** Packages for private deployment: small files, real checksums, links that are valid for an hour. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { archiveOf } from '../archive.ts'
import { setting } from '../database.ts'
import { languageOf, ownOrigin, readBody, Refusal, succeed, type Call, type Env } from '../http.ts'
import { isChinese } from '../messages.ts'
import * as schemas from '../schemas.ts'
import type { Services } from '../services.ts'
import { versionOf } from './constants.ts'
import { signedIn } from './signedIn.ts'

type Package = {
  readonly deployType: string
  readonly deploy: { readonly zh: string; readonly en: string }
  readonly productType: string
  readonly cpuArc: string
  readonly cpu: string
}

const docker = { deployType: 'DOCKER', deploy: { zh: 'Docker 部署', en: 'Docker' } }
const kubernetes = { deployType: 'K8S', deploy: { zh: 'Kubernetes 部署', en: 'Kubernetes' } }
const archive = { deployType: 'TGZ', deploy: { zh: '二进制包', en: 'Binary package' } }
const desktop = { deployType: 'DESKTOP', deploy: { zh: '个人版', en: 'Personal edition' } }
const intel = { cpuArc: 'x86_64', cpu: 'X86 (64-bit)' }
const arm = { cpuArc: 'arm64', cpu: 'ARM (64-bit)' }

const server = (name: string): Package[] => [
  { ...docker, productType: `${name}_Docker`, ...intel },
  { ...docker, productType: `${name}_Docker_Arm`, ...arm },
  { ...kubernetes, productType: `${name}_K8s`, ...intel },
  { ...archive, productType: `${name}_Tgz`, ...intel },
  { ...archive, productType: `${name}_Tgz_Arm`, ...arm },
]

const packages: Readonly<Record<string, readonly Package[]>> = {
  CloudCanal: server('CloudCanal'),
  BladePipe: server('BladePipe'),
  CloudDM: server('CloudDM'),
  CloudCanal_Tgz: server('CloudCanal').filter(({ deployType }) => deployType === 'TGZ'),
  BladePipe_Tgz: server('BladePipe').filter(({ deployType }) => deployType === 'TGZ'),
  CloudDmDeskTop: [
    { ...desktop, productType: 'CloudDmDeskTop_Mac', ...intel },
    { ...desktop, productType: 'CloudDmDeskTop_Mac_Arm', ...arm },
    { ...desktop, productType: 'CloudDmDeskTop_Win', ...intel },
    { ...desktop, productType: 'CloudDmDeskTop_Linux', ...intel },
    { ...desktop, productType: 'CloudDmDeskTop_Linux_Arm', ...arm },
  ],
}

const known = new Map(Object.values(packages).flatMap((list) => list.map((item) => [item.productType, item] as const)))
const lifetime = 60 * 60_000

export function downloadRoutes(services: Services): Hono<Env> {
  const routes = new Hono<Env>()

  routes.post('/constant/listDownloadProduct', async (call) => {
    const { orderProductType } = await readBody(call, schemas.products)
    const language = isChinese(languageOf(call)) ? 'zh' : 'en'
    const list = Object.hasOwn(packages, orderProductType) ? packages[orderProductType]! : []
    return succeed(
      call,
      list.map(({ deployType, deploy, productType, cpuArc, cpu }) => ({
        deployType,
        deployTypeI18n: deploy[language],
        productType,
        cpuArc,
        cpuArcI18n: cpu,
      })),
    )
  })

  routes.post('/user/recordandreturndownloadurl', signedIn(services), async (call) => {
    const { productType, productVersionType } = await readBody(call, schemas.download)
    if (!known.has(productType)) throw new Refusal('noProduct')
    const { name, version, bytes } = fileOf(
      productType,
      productVersionType === 'COMMUNITY_VERSION' ? 'community' : 'enterprise',
    )
    const until = services.now() + lifetime
    const url = `${ownOrigin(call)}/__files/${name}?until=${until}&key=${sign(services, name, until)}`
    return succeed(call, {
      productVersion: version,
      pkgMd5: createHash('md5').update(bytes).digest('hex'),
      downloadUrl: { direct: url, wget: `wget -O '${name}' '${url}'`, curl: `curl -L -o '${name}' '${url}'` },
    })
  })

  return routes
}

/** Browsers open these links without a token, so the link itself is signed. */
export function fileRoutes(services: Services): Hono<Env> {
  const routes = new Hono<Env>()
  routes.get('/__files/:name', (call: Call) => {
    const name = call.req.param('name') ?? ''
    const [, productType = '', edition = ''] = /^(\w{1,64})-(community|enterprise)-[\d.]+\.tar\.gz$/.exec(name) ?? []
    const until = Number(call.req.query('until'))
    const [given, right] = [Buffer.from(call.req.query('key') ?? ''), Buffer.from(sign(services, name, until))]
    if (!known.has(productType) || given.length !== right.length || !timingSafeEqual(given, right))
      throw new Refusal('missing', 404)
    if (until <= services.now()) throw new Refusal('expired', 403)
    call.header('Content-Type', 'application/gzip')
    call.header('Content-Disposition', `attachment; filename="${name}"`)
    return call.body(new Uint8Array(fileOf(productType, edition).bytes))
  })
  return routes
}

function fileOf(productType: string, edition: string) {
  const product = productType.replace(/_(?:Docker|K8s|Tgz|Mac|Win|Linux)(?:_Arm)?$/, '')
  const version = versionOf(product) ?? '1.0.0'
  const name = `${productType}-${edition}-${version}.tar.gz`
  return {
    name,
    version,
    bytes: archiveOf('README.txt', `${product} ${version}, ${edition} edition. A stand-in of the console sandbox.\n`),
  }
}

const sign = ({ database }: Services, name: string, until: number): string =>
  createHmac(
    'sha256',
    setting(database, 'file-secret', () => randomBytes(32).toString('hex')),
  )
    .update(`${name} ${until}`)
    .digest('base64url')
