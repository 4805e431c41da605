import type { connectorGuide as en } from '../en/connectorGuide.ts'
import { commonOf, usesOf } from '../uses.ts'

const pattern = (title: string, text: string) => ({ title, text })

const inStep = (name: string) =>
  pattern(`${name} 保持同步`, '保留一份实时副本、不停机迁移，或由一个系统为另一个供数：可用的链路列在下文。')

const stored: (typeof en)['patterns']['database'] = (name, known) => {
  const beside = (text: string) => (found: readonly string[]) => pattern(`${name} 与 ${found.join('、')}`, text)
  return usesOf(
    name,
    known,
    [
      {
        with: 'analytics',
        on: 'downstream',
        words: beside('在分析引擎中保留业务表的实时副本，报表查询不再给在线系统添负担。'),
      },
      { with: 'queues', on: 'downstream', words: beside('每次变更都是一条消息，其他团队按需订阅，不必再来查库。') },
      {
        with: 'databases',
        on: 'downstream',
        words: beside('更换数据库时，两边保持同步直到切换当天，切换之前先比对数据。'),
      },
    ],
    inStep(name),
  )
}

const streaming: (typeof en)['patterns']['streaming'] = (name, known) => {
  const from = (text: string) => (found: readonly string[]) => pattern(`${name} 到 ${found.join('、')}`, text)
  return usesOf(
    name,
    known,
    [
      { with: 'rows', on: 'downstream', words: from('消息落成数据行，数秒后即可查询。') },
      {
        with: 'databases',
        on: 'upstream',
        words: (found) => pattern(`变更写入 ${name}`, `${found.join('、')} 的增删改按序成为消息。`),
      },
      { with: 'lakes', on: 'downstream', words: from('把完整的消息流保存为开放格式的表，供多种引擎读取。') },
    ],
    inStep(name),
  )
}

const analytics: (typeof en)['patterns']['analytics'] = (name, known) => {
  const into = (text: string) => (found: readonly string[]) => pattern(`${found.join('、')} 到 ${name}`, text)
  return usesOf(
    name,
    known,
    [
      {
        with: 'mysqlAndPostgresql',
        on: 'upstream',
        words: into('看板与报表用上最新的订单，而生产库上没有一条查询。'),
      },
      {
        with: 'oracleAndSqlServer',
        on: 'upstream',
        words: into('把报表从昂贵的系统上迁走，过渡期内两边始终同步。'),
      },
      { with: 'queues', on: 'upstream', words: into('事件与业务表放在一处，用同一种语言查询。') },
    ],
    inStep(name),
  )
}

export const connectorGuide: typeof en = {
  patterns: {
    title: '常见用法',
    lead: (name) => `围绕 ${name} 可以搭建的数据链路。`,
    database: stored,
    cache: stored,
    streaming,
    analytics,
    lake: (name) => [
      { title: '业务存储', text: `业务表与 ${name} 保存同一份数据，各自以读者习惯的形式存在。` },
      { title: 'AI 知识', text: `${name} 相关的文档和表格被整理成模型能检索、能引用的片段。` },
      { title: '归档', text: `历史数据转入 ${name} 一侧的低成本存储，需要时仍可查询。` },
    ],
    ai: (name) => [
      { title: 'RAG 数据准备', text: `文本经过切分、向量化并入库，由 ${name} 据此作答。` },
      { title: '知识补全', text: `先把表和文档关联起来，再交给 ${name}，回答才有上下文。` },
      { title: '企业工作流', text: `以 ${name} 为核心的助手使用当天的数据，并遵守使用者的权限。` },
    ],
  },
  checklist: {
    title: '开始之前',
    source: (name) => `一个可读取 ${name} 中待同步数据的账号，变更或消息在那里至少保留一天。`,
    read: (name) => `一个可读取 ${name} 中待同步数据的账号，以及适合整批读取的时段。`,
    upstream: (name) => `明确哪些数据要写入 ${name}，以及上游的数据格式。`,
    target: (name) => `确认 ${name} 的结构、写入权限，以及首次全量所需的空间。`,
    downstream: (name) => `明确 ${name} 的数据要送往哪些目标，由谁使用。`,
    called: (name) => `${name} 的访问方式：密钥、要调用的模型以及费用上限。`,
    texts: (name) => `哪些文本可以交给 ${name}，哪些绝不能离开您的网络。`,
    naming: '约定命名规则：大小写、前缀，以及哪些表需要合并。',
    trial: '先做一次小规模试运行，再核对延迟、吞吐和两端一致性。',
  },
  related: (category) => `更多连接器：${category}`,
  all: '查看所有连接器',
  pipelines: (name) => `${name} 的数据链路`,
  allPipelines: (name) => `${name} 的全部数据链路`,
  pair: (source, target) => `${source} 到 ${target}`,
  action: {
    title: (name) => `现在就接入 ${name}`,
    text: '社区版免费使用，云服务即开即用。',
    commercial: '云服务即开即用，商业版可免费试用。',
    community: '免费社区版',
    cloud: '试用云服务',
    quickStart: '快速开始',
  },
  faq: {
    title: '常见问题',
    source: {
      question: (name) => `${name} 可以作为源端吗？`,
      changes: (name, own) => `可以。${own} 先读取存量数据，再实时捕获 ${name} 的变更。`,
      messages: (name, own) => `可以。${own} 接收到达 ${name} 的内容，按顺序应用到目标端，没有全量。`,
      queries: (name, own) => `可以。${own} 读取已有的数据，一次或按计划多次；${name} 没有可以跟随的变更日志。`,
      asked: (name) =>
        `可以，取决于版本与另一端。这里列出的链路都是写入 ${name}；如何读取、可以同步到哪些目标端，见文档。`,
      guide: '源端数据源概览',
      no: (name, own) => `目前不可以，${own} 暂不支持从 ${name} 读取数据。`,
    },
    target: {
      question: (name) => `数据可以写入 ${name} 吗？`,
      yes: (name, own) => `可以。${own} 先完成全量，再把源端提供的变更实时写入 ${name}。`,
      asked: (name) => `可以，取决于版本与另一端。这里列出的链路都是读取 ${name}；如何写入、可以来自哪些源端，见文档。`,
      guide: '目标端总览',
      no: (name, own) => `目前不可以，${own} 暂不支持写入 ${name}。`,
    },
    called: {
      question: (name) => `${name} 是源端还是目标端？`,
      answer: (name, own) => `都不是。${own} 在为 AI 准备文本时调用 ${name}，数据不会存放在那里。`,
    },
    common: {
      question: (name) => `${name} 常见的数据链路有哪些？`,
      answer: {
        both: (name) => `从 ${name} 到分析引擎或消息队列，以及迁移时从其他数据库写入 ${name}。`,
        source: (name) => `从 ${name} 到需要保持最新的数据库、数仓或知识库。`,
        target: (name) => `从 MySQL、PostgreSQL、Oracle 写入 ${name}，全量与增量在同一个任务中完成。`,
        integration: (name) => `从业务数据库和文档到 RAG 应用，由 ${name} 负责向量或回答。`,
      },
      known: (name, { upstream, downstream }) => {
        const [from, to] = [upstream, downstream].map((ends) => commonOf(name, ends).join('、'))
        if (!to) return `从 ${from} 写入 ${name}。`
        return `从 ${name} 到 ${to}${from ? `，以及从 ${from} 写入 ${name}` : ''}。`
      },
    },
  },
}
