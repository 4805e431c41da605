import type { screens as en } from '../en/screens.ts'

export const screens: typeof en = {
  states: { running: '进行中', done: '已完成', waiting: '未开始', failed: '出错', off: '关闭' },

  console: {
    title: '查询控制台',
    label: '查询控制台：左侧是环境、实例与表，右侧是一条语句。规则给出一条提示；下方结果中，phone 列以星号显示。',
    caption: '一次查询：规则给出提示，结果以脱敏形式返回。',
    legend: [
      '对象浏览器：上方选择位置，下方是该位置的对象。',
      '编辑器：语句，以及规则对它们的提示。',
      '结果：查询的各个阶段、数据行与脱敏的列。',
    ],
    environment: '生产',
    kind: '表',
    run: '执行',
    plan: '查询计划',
    result: '结果 1',
    messages: '消息',
    masked: 'phone 已对您脱敏',
    stages: ['准备', '执行', '接收'],
    hint: { level: '提示', at: '第 1 行', text: '没有限制返回行数，可以继续执行。' },
  },

  rule: {
    label: '查询控制台拒绝了一条语句：第 2 行没有条件的删除被标出，消息说明语句没有发送到数据库。',
    caption: '被规则阻断的语句不会到达数据库。',
    legend: ['对象浏览器只显示您有权查看的对象。', '命中规则的行被标出。', '消息：级别、行号与修改建议。'],
    block: {
      level: '阻断',
      at: '第 2 行',
      text: '没有条件的删除',
      more: '语句没有发送到数据库。请补充条件后重新执行。',
    },
  },

  ticket: {
    title: '工单详情',
    label:
      '一个工单：上方是编号与目标；下方是 SQL 和规则检查结果，有一条提示；右侧是五个阶段，创建、分析、审批已完成，确认阶段等待选择执行方式。',
    caption: '审批之后、执行之前的工单。',
    legend: [
      '概要：编号、状态、申请人与目标。',
      '内容：完整的 SQL。',
      '规则检查：逐条给出行号与级别。',
      '进度：五个阶段的处理人与结果。',
    ],
    name: '为已支付订单建立索引',
    status: '等待确认',
    fields: { applicant: '申请人', target: '目标', submitted: '提交时间' },
    developer: '开发',
    system: '系统',
    check: '规则检查',
    results: [
      { at: '第 1 行', level: '提示', text: '新增的列没有注释' },
      { at: '第 2 行', level: '通过', text: '没有命中规则' },
    ],
    progress: '进度',
    stages: ['创建', '分析', '审批', '确认', '执行'],
    outcomes: { created: '已提交', analysed: '1 条提示，无阻断', approved: '同意' },
    modes: ['手动', '立即', '定时'],
  },

  mask: {
    title: '脱敏规则',
    label:
      '一个规范中的脱敏规则：按列名的规则已打开并选中，范围是名称包含 phone 的列。下方是同一份结果的脱敏前后：一行的手机号被遮盖，VIP 的整行被遮盖。',
    caption: '同一份结果：明文，以及多数人看到的样子。',
    legend: [
      '规范中的规则，各有开关与脱敏方式。',
      '规则的范围：层级、匹配方式与脱敏方式。',
      '值脱敏遮盖一格，行脱敏遮盖整行。',
    ],
    policy: '生产环境规范',
    ruleMode: (mode) => `脱敏方式：${mode}`,
    rules: [
      { name: '按列名', mode: '值' },
      { name: '按数据内容', mode: '行' },
      { name: '按范围', mode: '值' },
    ],
    fields: { level: '层级', match: '匹配方式', mode: '脱敏方式' },
    values: { level: '列', contains: '包含', mode: '值' },
    before: '脱敏前',
    after: '脱敏后',
  },

  pipeline: {
    title: '发布流',
    label:
      '一个项目的三条发布流，对应三个环境。变更在一个 SQL 文件末尾追加了两行。开发与测试环境已完成，生产环境正在等待审批。',
    caption: '一次变更依次经过三个环境。',
    legend: [
      '变更：快照之后追加到 SQL 文件末尾的行。',
      '发布流连接一个分支与一个库，经过相同的阶段。',
      '发布流的选项决定何时停下、由谁放行。',
    ],
    project: '项目',
    change: '变更',
    appended: '追加 2 行',
    stages: ['初始化', 'SQL 检查', '审批', '执行'],
    flows: [
      { name: '开发', options: ['提示', '不审批', '自动'] },
      { name: '测试', options: ['提示', '不审批', '自动'] },
      { name: '生产', options: ['阻断', '审批', '手动'] },
    ],
  },

  tasks: {
    title: '任务',
    label:
      '五个任务的列表，显示阶段、状态、延迟与每秒行数：两个增量任务和一个全量任务正在运行，一个校验已完成，一个任务异常。',
    caption: '所有任务的状态、延迟与吞吐。',
    legend: ['按状态筛选，以及新建任务。', '每个任务从源端到目标端，并显示所处的阶段。', '任务的延迟与吞吐。'],
    create: '创建任务',
    all: '全部',
    columns: { task: '任务', status: '状态', delay: '延迟', rate: '行/秒' },
    stages: { incremental: '增量同步', full: '全量迁移', verification: '数据校验' },
    states: { running: '运行中', complete: '完成', abnormal: '异常' },
  },

  source: {
    title: '添加数据源',
    label:
      '数据源表单：自建、MySQL、测试环境、地址、账号与密码。连接测试已通过。表单旁边是需要加入白名单的工作节点地址。',
    caption: '连接测试通过后保存数据源。',
    legend: [
      '部署类型与数据库类型。',
      '地址与账号；账号只需要任务所需的权限。',
      '测试连接的结果。',
      '负责读写的工作节点的地址：加入数据库的白名单。',
    ],
    deployment: '部署类型',
    deployments: ['自建', '阿里云', 'AWS', 'Azure'],
    fields: { type: '类型', environment: '环境', address: '地址', account: '账号', password: '密码' },
    environment: '测试',
    test: '测试连接',
    works: '连接成功',
    save: '保存',
    workers: '工作节点地址',
    workersNote: '加入白名单',
  },

  monitor: {
    title: '监控',
    label: '一个任务的监控：延迟曲线一度超过阈值后恢复，每秒行数曲线，以及告警日志中的两条记录，延迟与恢复，均已发送。',
    caption: '任务的延迟与吞吐，以及由此触发的告警。',
    legend: ['延迟：目标端落后源端多少。', '速率：每秒写入的行数。', '告警日志：何时发送了什么。'],
    delay: '延迟',
    threshold: '阈值',
    rate: '行/秒',
    log: '告警日志',
    alerts: ['延迟超过阈值', '延迟已恢复'],
    channels: '邮件、IM',
    sent: '已发送',
  },
}
