/** Who uses the product, by the edition they use. */
import type { SiteBrand } from '../../brand.ts'
import type { Text } from '../../text.ts'

const both = (zh: string, en: string): Text => ({ zh, en })
const same = (name: string): Text => both(name, name)

const liAuto = both('理想汽车', 'Li Auto')
const kostal = both('科世达', 'Kostal')
const dragonPass = both('龙腾出行', 'DragonPass')

export const customers: Readonly<Record<SiteBrand['edition'], readonly Text[]>> = {
  domestic: [
    same('Sand Studio'),
    same('Shaoke'),
    same('AlphaESS'),
    same('Peppr'),
    same('Flash Express'),
    kostal,
    liAuto,
    same('Bindo Labs'),
    dragonPass,
  ],
  international: [
    dragonPass,
    both('中国移动', 'China Mobile'),
    both('科沃斯', 'Ecovacs'),
    both('中信期货', 'CITIC Futures'),
    both('自如', 'Ziroom'),
    both('美团', 'Meituan'),
    liAuto,
    both('一汽-大众', 'FAW-VW'),
    kostal,
    both('高德置地', 'GTLand'),
    both('深向科技', 'Deepway'),
    both('茵曼', 'Inman'),
    both('百草味', 'Be & Cheery'),
  ],
  collaboration: [],
}
