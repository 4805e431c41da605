/** A small data file for tests. */
export const small = `locales: [zh, en]
base: /api/
fields:
  workerId: { type: long, text: { zh: 节点 ID, en: ID of the worker }, example: 3 }
  mode: { type: string, text: { zh: 方式, en: Mode }, constant: mode }
constants:
  mode:
    name: { zh: 方式, en: Modes }
    values:
      FAST: { zh: 快, en: Fast }
      SLOW: null
groups:
  - id: worker
    name: { zh: 节点, en: Workers }
    operations:
      - path: worker/startWorker
        name: { zh: 启动节点, en: Start a worker }
        text: { zh: 启动。, en: Starts it. }
        parameters: [workerId*, mode]
        returns:
          type: object[]
          fields:
            - workerId
            - { name: state, type: string, text: { zh: 状态, en: State }, example: ON }
      - path: worker/update
        name: { zh: 修改节点, en: Change workers }
        text: { zh: 修改。, en: Changes them. }
        parameters:
          - { name: name, type: string, required: true, text: { zh: 名称, en: Name } }
          - name: workers
            type: object[]
            text: { zh: 节点, en: Workers }
            fields:
              - workerId*
              - { name: port, type: int, text: { zh: 端口, en: Port } }
        example:
          name: a
          workers: [{ workerId: 3, port: 80 }]
  - id: constants
    name: { zh: 常量, en: Constants }
    operations:
      - path: constant/modes
        name: { zh: 查询方式, en: List modes }
        text: { zh: 方式的取值。, en: Values of a mode. }
        returns: { type: 'string[]', constant: mode }
`
