/**
 * Screens of the products, drawn. `label`: what is seen, for those who hear it; `legend`: what its numbers point at. Names of
 * databases, tables and columns are code and stand with the drawings.
 */
export const screens = {
  states: { running: 'Running', done: 'Done', waiting: 'Not started', failed: 'Error', off: 'Off' },

  console: {
    title: 'Query console',
    label:
      'The query console: on the left environments, instances and tables, on the right a statement. A rule gives a hint, and in the result below, the column phone is covered by asterisks.',
    caption: 'A query: the rules give a hint, the result comes back masked.',
    legend: [
      'The object browser: where to work above, the objects there below.',
      'The editor: the statements, and what the rules say about them.',
      'The result: stages of the query, rows, masked columns.',
    ],
    environment: 'Production',
    kind: 'Tables',
    run: 'Run',
    plan: 'Query plan',
    result: 'Result 1',
    messages: 'Messages',
    masked: 'phone is masked for you',
    stages: ['Prepare', 'Execute', 'Receive'],
    hint: { level: 'Hint', at: 'Line 1', text: 'No limit on the number of rows. You may go on.' },
  },

  rule: {
    label:
      'The query console refuses a statement: a delete without a condition in line 2 is marked, and the message says that nothing was sent to the database.',
    caption: 'A statement that a rule blocks never reaches the database.',
    legend: [
      'The object browser shows only what you are allowed to see.',
      'The line that a rule matched is marked.',
      'The message: severity, line, and what to do instead.',
    ],
    block: {
      level: 'Block',
      at: 'Line 2',
      text: 'A delete without a condition',
      more: 'The statement was not sent to the database. Add a condition and run it again.',
    },
  },

  ticket: {
    title: 'Ticket details',
    label:
      'A ticket: its number and target above; below them the SQL with the result of the rule check, one hint; on the right five stages, of which create, analyze and approve are done and confirm waits for the way of execution.',
    caption: 'A ticket between approval and execution.',
    legend: [
      'Summary: number, status, applicant, target.',
      'Content: the complete SQL.',
      'The rule check: for each statement the line and the severity.',
      'Progress: the five stages with who acted and what came of it.',
    ],
    name: 'Index for paid orders',
    status: 'Awaiting confirmation',
    fields: { applicant: 'Applicant', target: 'Target', submitted: 'Submitted' },
    developer: 'Developer',
    system: 'System',
    check: 'Rule check',
    results: [
      { at: 'Line 1', level: 'Hint', text: 'Column without a comment' },
      { at: 'Line 2', level: 'Passed', text: 'No rule matched' },
    ],
    progress: 'Progress',
    stages: ['Create', 'Analyze', 'Approve', 'Confirm', 'Execute'],
    outcomes: { created: 'Submitted', analysed: '1 hint, no block', approved: 'Agreed' },
    modes: ['By hand', 'Now', 'Scheduled'],
  },

  mask: {
    title: 'Mask rules',
    label:
      'Mask rules of a policy: the rule by column name is on and chosen, with the scope column contains phone. Below, one result before and after: the phone number of one row is covered, and the whole row of a VIP.',
    caption: 'One result, in clear text and as most people see it.',
    legend: [
      'The rules of a policy, each with its switch and its mode.',
      'Where a rule applies: level, way of matching, mode.',
      'Value masking covers a cell, row masking the whole row.',
    ],
    policy: 'Policy for production',
    ruleMode: (mode: string) => `Mode: ${mode}`,
    rules: [
      { name: 'By column name', mode: 'Value' },
      { name: 'By data match', mode: 'Row' },
      { name: 'By scope', mode: 'Value' },
    ],
    fields: { level: 'Level', match: 'Match', mode: 'Mode' },
    values: { level: 'Column', contains: 'contains', mode: 'Value' },
    before: 'Before',
    after: 'After',
  },

  pipeline: {
    title: 'Flows',
    label:
      'A project with three flows, one for each environment. The change adds two lines to an SQL file. Development and test are done, production waits for approval.',
    caption: 'A change on its way through three environments.',
    legend: [
      'The change: lines appended to SQL files since the snapshot.',
      'A flow leads from a branch to a database; each goes through the same stages.',
      'The options of a flow say when it stops and who lets it go on.',
    ],
    project: 'Project',
    change: 'Change',
    appended: '2 lines appended',
    stages: ['Initialize', 'SQL check', 'Approve', 'Execute'],
    flows: [
      { name: 'Development', options: ['Hint', 'No approval', 'Auto'] },
      { name: 'Test', options: ['Hint', 'No approval', 'Auto'] },
      { name: 'Production', options: ['Block', 'Approval', 'Manual'] },
    ],
  },

  tasks: {
    title: 'Tasks',
    label:
      'A list of five tasks with their stage, status, delay and rows per second: two incremental tasks and a full migration are running, a verification is complete, one task is abnormal.',
    caption: 'All tasks with their state, delay and throughput.',
    legend: [
      'Filters by status, and a new task.',
      'Each task leads from a source to a target and says what it is doing.',
      'Delay and throughput of the task.',
    ],
    create: 'Create task',
    all: 'All',
    columns: { task: 'Task', status: 'Status', delay: 'Delay', rate: 'Rows/s' },
    stages: { incremental: 'Incremental', full: 'Full data', verification: 'Verification' },
    states: { running: 'Running', complete: 'Complete', abnormal: 'Abnormal' },
  },

  source: {
    title: 'Add data source',
    label:
      'The form for a data source: self-managed, MySQL, environment test, address, account and password. The connection was tested and works. Beside the form are the addresses of the workers for the allow list.',
    caption: 'A data source is saved when its connection works.',
    legend: [
      'Where it runs and what it is.',
      'Address and account; the account has only the rights the task needs.',
      'The test of the connection.',
      'Addresses of the workers, which read and write: put them on the allow list of the database.',
    ],
    deployment: 'Deployment',
    deployments: ['Self-managed', 'Alibaba Cloud', 'AWS', 'Azure'],
    fields: { type: 'Type', environment: 'Environment', address: 'Address', account: 'Account', password: 'Password' },
    environment: 'Test',
    test: 'Test connection',
    works: 'The connection works',
    save: 'Save',
    workers: 'Worker addresses',
    workersNote: 'For the allow list',
  },

  monitor: {
    title: 'Monitoring',
    label:
      'Monitoring of a task: a chart of its delay that rose above the threshold and came back, a chart of its rows per second, and two entries of the alert log, delay and recovery, both sent.',
    caption: 'Delay and throughput of a task, and the alerts they raised.',
    legend: [
      'Delay: how far the target is behind the source.',
      'Rate: rows applied per second.',
      'The alert log: what was sent, and when.',
    ],
    delay: 'Delay',
    threshold: 'Threshold',
    rate: 'Rows/s',
    log: 'Alert log',
    alerts: ['Delay above the threshold', 'Delay recovered'],
    channels: 'E-mail, IM',
    sent: 'Sent',
  },
}
