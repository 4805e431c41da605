/** What readers ask, and a page they should then see among the first five. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { indexOf, realPages } from './support/indexes.ts'

const pairs: Readonly<Record<string, readonly (readonly [query: string, page: string])[]>> = {
  'clouddm/zh': [
    ['数据脱敏', '/docs/datamask/datamask_about/'],
    ['脱敏规则', '/docs/datamask/datamask_policy/'],
    ['明文', '/docs/datamask/datamask_exemption/'],
    ['敏感数据 权限', '/docs/datamask/datamask_exemption/'],
    ['发起工单', '/docs/approval/approval_submit/'],
    ['工单', '/docs/approval/approval_about/'],
    ['审批引擎', '/docs/approval/approval_and_execution/'],
    ['mysql', '/docs/console/operate/mysql/'],
    ['ＭＹＳＱＬ　对象操作', '/docs/console/operate/mysql/'],
    ['MySQL 5.6', '/docs/faq/init_mysql_5_6_failed/'],
    ['postgres', '/docs/console/operate/postgre/'],
    ['oceanb', '/docs/console/operate/oceanbase/'],
    ['polardb', '/docs/console/operate/polardbx/'],
    ['隔离级别', '/docs/console/console_transactions/'],
    ['长事务', '/docs/console/console_transactions/'],
    ['只读', '/docs/console/console_readonly/'],
    ['Docker 安装', '/docs/maintain/install_docker/'],
    ['docker', '/docs/faq/docker_failed/'],
    ['升级 TGZ', '/docs/maintain/upgrade_tgz/'],
    ['卸载', '/docs/maintain/uninstall_docker/'],
    ['端口', '/docs/maintain/install_require/'],
    ['单点登录', '/docs/integrations/sso_ldap/'],
    ['ldap', '/docs/integrations/sso_ldap/'],
    ['Keycloak', '/docs/integrations/sso_oidc/'],
    ['钉钉机器人', '/docs/integrations/devops_im_dingtalk/'],
    ['webhook gitee', '/docs/integrations/devops_cicd_gitee/'],
    ['企業微信審批', '/docs/integrations/wechat_approval/'],
    ['資源授權', '/docs/permission/data_auth/'],
    ['修改密码', '/docs/manual/modify_password/'],
    ['忘记密码', '/docs/manual/login_main/'],
    ['换手机号', '/docs/manual/modify_phone/'],
    ['最小权限', '/docs/practice/least_privilege/'],
    ['团队版 2.7.1', '/docs/releaseinfo/team_2_7_1_0/'],
    ['3.4.0.0', '/docs/releaseinfo/team_3_4_0_0/'],
    ['CI/CD', '/docs/devops/devops_about/'],
    ['触发url', '/docs/devops/devops_trigger/'],
    ['达梦 互认证', '/blog/announcement/dameng_compatible/'],
    ['starrocks 索引', '/blog/data_management/starrocks_visual_management/'],
    ['如何配置数据脱敏', '/blog/data_management/data_masking_in_minutes/'],
    ['怎样安装到ubuntu', '/blog/tutorials/clouddm_install/'],
    ['数据源怎么添加', '/docs/operation/dsmanager/'],
  ],
  'clouddm/en': [
    ['masking', '/en/docs/datamask/datamask_about/'],
    ['mask rule', '/en/docs/datamask/datamask_policy/'],
    ['approving tickets', '/en/docs/approval/approval_about/'],
    ['transaction isolation', '/en/docs/console/console_transactions/'],
    ['upgrade docker', '/en/docs/maintain/upgrade_docker/'],
    ['uninstall', '/en/docs/maintain/uninstall_docker/'],
    ['least privilege', '/en/docs/practice/least_privilege/'],
    ['single sign-on', '/en/docs/integrations/sso_ldap/'],
    ['change my e-mail', '/en/docs/manual/modify_email/'],
    ['feishu robot', '/en/docs/integrations/devops_im_feishu/'],
    ['postgresql', '/en/docs/console/operate/postgre/'],
    ['oracel', '/en/docs/console/operate/oracle/'],
    ['greenplumm', '/en/docs/console/operate/greenplum/'],
    ['Team 2.7.1.0', '/en/docs/releaseinfo/team_2_7_1_0/'],
    ['audit log', '/en/docs/operation/audit/'],
  ],
  'clougence/zh': [
    ['binlog', '/docs/faq/binlog_missing/'],
    ['双向同步', '/docs/best_practice/two_way_mysql/'],
    ['MySQL到Kafka', '/blog/tech_share/mysql_kafka_sync/'],
    ['kafka', '/blog/tech_share/mysql_kafka_sync/'],
    ['延迟变大', '/docs/faq/delay/'],
    ['oltp', '/blog/data_insights/olap_vs_oltp_key_differences/'],
    ['ollama', '/blog/ai/ragapi_ollama/'],
    ['clickhouse去重', '/blog/tech_share/mysql_clickhouse_sync/'],
    ['1.7.0', '/docs/releaseinfo/1_7_0/'],
    ['许可证 激活', '/docs/license/license_use/'],
  ],
}

const real = await realPages(Object.keys(pairs))

test('there are sixty pairs', () => assert.ok(Object.values(pairs).flat().length >= 60))

for (const [name, asked] of Object.entries(pairs)) {
  test(`E-05 what readers of ${name} ask is answered by the first five`, async () => {
    const { finder } = indexOf(real[name]!)
    const wrong: string[] = []
    for (const [query, page] of asked) {
      const { pages } = await finder.find(query, 8)
      const hrefs = pages.slice(0, 5).map(({ hits }) => hits[0]!.href)
      if (!hrefs.includes(page)) wrong.push(`${query}: ${page} is not in ${hrefs.join(' ')}`)
    }
    assert.equal(wrong, [])
  })
}

test.run()
