import type { calculator as en } from '../en/calculator.ts'
import { figures } from './figures.ts'

export const calculator: typeof en = {
  tabs: '测算对象',
  cloud: '云服务 / BYOC',
  enterprise: '商业版',

  money: figures.money,
  perMillion: (price) => `${price} / 百万行`,
  perHour: (price) => `${price} / 小时`,
  rows: (millions) => (millions >= 100 ? `${millions / 100} 亿行` : `${millions * 100} 万行`),
  rowsOfMonth: (rows) => `每月 ${rows}`,

  etl: '全量数据（ETL）行数',
  cdc: '增量数据（CDC）行数',
  cdcHint: '包括插入、更新与删除。',
  links: '链路数',
  linksHint: (price) => `一条链路连接两个数据源，每条 ${price} / 小时。`,
  cloudWorkers: '工作节点',
  workers: '工作节点',
  consoles: '控制台节点',
  databases: '元数据库节点',
  node: '控制台 + 工作 + 元数据库节点',
  machine: (cores, memory, disk) => `${cores} 核，${memory} GB 内存，${disk} GB 磁盘`,

  less: (what) => `减少一个：${what}`,
  more: (what) => `增加一个：${what}`,
  notCounted: (most) => `请输入 0 到 ${most} 的整数。`,

  receipt: '费用估算',
  month: '/ 月',
  lines: {
    etl: '全量数据',
    cdc: '增量数据',
    cloudWorkers: '工作节点',
    links: '链路',
    node: '节点',
    workers: '工作节点',
    consoles: '控制台',
    databases: '元数据库',
  },
  product: '产品',
  machines: '机器',
  notes: {
    sales: {
      CNY: '以下能力不在线上套餐中，需联系销售：以 Oracle、SAP HANA、达梦、GaussDB 作为源端；MySQL、Redis、PostgreSQL、GaussDB/openGauss 的双向同步。',
    },
    month: '一个月按 720 小时计。用量越大折扣越高，欢迎咨询。',
    machines: (vendor) => `机器价格参考 ${vendor} 目录价，一台主机约承载 5 条链路。设为 0 即可只看产品费用。`,
  },
  copy: '复制链接',
  copied: '链接已复制',
  close: '关闭',
  copyFailed: '当前地址已包含您的数据。',
  reset: '恢复默认',
}
