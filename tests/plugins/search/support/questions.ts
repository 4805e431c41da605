/**
 * What readers type, and the page they want: `query = page`. Several pages where each would do. Written down before anything
 * was searched for; slips, widths, old characters and mixed languages are meant.
 */
const management = {
  zh: `
数据脱敏 = docs/datamask/datamask_about
脱敏规则 = docs/datamask/datamask_policy
数据掩码 = docs/datamask/datamask_about | blog/data_management/data_masking_for_security
敏感数据访问 = docs/datamask/datamask_exemption
发起工单 = docs/approval/approval_submit
怎么提交工单 = docs/approval/approval_submit | docs/approval/promoter
工单 = docs/approval/approval_about
企業微信審批 = docs/integrations/wechat_approval
企微单点登录 = docs/integrations/sso_wechat
資源授權 = docs/permission/data_auth
ＭＹＳＱＬ　对象操作 = docs/console/operate/mysql
MySQL 5.6 初始化失败 = docs/faq/init_mysql_5_6_failed
Docker 安装 = docs/maintain/install_docker | blog/tutorials/clouddm_install
docker检查失败 = docs/faq/docker_failed
升级 TGZ = docs/maintain/upgrade_tgz
如何卸载 = docs/maintain/uninstall_docker
忘记密码 = docs/manual/login_main | docs/manual/modify_password | docs/faq/info_modify
修改邮箱 = docs/manual/modify_email | docs/faq/info_modify
换手机号 = docs/manual/modify_phone | docs/faq/info_modify
LDAP 登陆 = docs/integrations/sso_ldap | docs/manual/login_ldap
Keycloak = docs/integrations/sso_oidc
钉钉机器人 = docs/integrations/devops_im_dingtalk
飞书 审批 = docs/integrations/feishu_approval
webhook gitee = docs/integrations/devops_cicd_gitee
只读模式 = docs/console/console_readonly
事务隔离级别 = docs/console/console_transactions
存储过程编辑器 = docs/console/procedure
最小权限 = docs/practice/least_privilege
角色和权限 = docs/operation/roles_prem
操作日志 = docs/operation/audit
审计日志 = docs/operation/audit
许可证激活 = docs/license/license_use
团队版 3.4.0.0 = docs/releaseinfo/team_3_x
CloudDM 3.4 = docs/releaseinfo/team_3_x
個人版 2.9.0 = docs/releasenote_personal/desktop_2_x
postgre对象 = docs/console/operate/postgre
达梦 互认证 = blog/announcement/dameng_compatible
数据库 CI/CD 是什么 = docs/devops/devops_about
在ubuntu上怎么安装 = blog/tutorials/clouddm_install | docs/maintain/prerequisites_ubuntu
greeplum = docs/console/operate/greenplum
CloudDM 多少钱 = pricing
阻断没有条件的删除 = docs/console/sql_rules
手机号脱敏 = docs/datamask/datamask_dynamic | docs/datamask/datamask_policy | docs/datamask/datamask_about
工单被驳回 = docs/approval/approval_submit | docs/approval/approval_list
回滚工单 = docs/approval/exec
撤销工单 = docs/approval/approval_list | docs/approval/approval_detail | docs/approval/promoter
`,
  en: `
license quota = docs/license/license_use
masking = docs/datamask/datamask_about
mask rule = docs/datamask/datamask_policy
how do I submit a ticket? = docs/approval/approval_submit
approve tickets = docs/approval/approver
transaction isolation = docs/console/console_transactions
uninstall = docs/maintain/uninstall_docker
remove clouddm = docs/maintain/uninstall_docker
upgrade docker = docs/maintain/upgrade_docker
least privilege = docs/practice/least_privilege
LDAP single sign-on = docs/integrations/sso_ldap
sign in with ldap = docs/manual/login_ldap | docs/integrations/sso_ldap
change my e-mail = docs/manual/modify_email | docs/faq/info_modify
change email address = docs/manual/modify_email | docs/faq/info_modify
reset password = docs/manual/modify_password | docs/manual/login_main | docs/faq/info_modify
lark robot = docs/integrations/devops_im_feishu
WeCom approval = docs/integrations/wechat_approval | blog/tutorials/wecom_sql_review
oracel = docs/console/operate/oracle
mssql objects = docs/console/operate/sqlserver
audit log = docs/operation/audit
supported databases = docs/intro/product_func
block delete without where = docs/console/sql_rules | docs/operation/security_rules | blog/data_management/database_sql_policy
Team 2.7.1.0 = docs/releaseinfo/team_2_x
desktop 2.9.0 = docs/releasenote_personal/desktop_2_x
github = docs/integrations/devops_cicd_github
read only mode = docs/console/console_readonly
stored procedures = docs/console/procedure
initialization fails on MySQL 5.6 = docs/faq/init_mysql_5_6_failed
clouddm pricing = pricing
CloudDM 3.4.0.0 = docs/releaseinfo/team_3_x
clouddm 3.4 release = docs/releaseinfo/team_3_x
clouddm 3.4 = docs/releaseinfo/team_3_x
mask phone numbers = docs/datamask/datamask_dynamic | docs/datamask/datamask_policy | docs/datamask/datamask_about
ticket was rejected = docs/approval/approval_submit | docs/approval/approval_list
roll back a ticket = docs/approval/exec
`,
}

const replication = {
  zh: `
k8s 安装 = docs/deployment/kubernetes
报警 钉钉 = docs/operation/alerts
任务失败报警 = docs/operation/alerts
需要开放哪些端口 = docs/deployment/network_and_ports
binlog 丢失 = docs/faq/binlog_missing
添加工作节点 = docs/operation/clusters_and_workers | docs/deployment/high_availability
社区版限制 = docs/license/license_use | docs/price/plans_diff
binlog 缺失 = docs/faq/binlog_missing
增量延迟变大 = docs/faq/delay
延迟越来越大 = docs/faq/delay
位点重置 = docs/operation/task_life_cycle | docs/openapi/task_manage
6.1.0.0 = docs/releaseinfo/1_x
延时变大怎么办 = docs/faq/delay | docs/faq/delay_on_idle_source
没有异常但延迟不断增大 = docs/faq/delay_on_idle_source
数据源连接超时 = docs/faq/connection_timeout
测试连接失败 = docs/faq/connection_test_fails
激活失败 = docs/faq/activation_fails
结构迁移失败 = docs/faq/schema_migration_fails
任务速度慢 = docs/faq/slow_task
任务删除不了 = docs/faq/task_cannot_delete
Invalid JSON text = docs/faq/invalid_json
mysql 1044 = docs/faq/mysql_access_denied
登陆 empty key = docs/faq/login_empty_key
RSocket 10000 ms = docs/faq/rsocket_timeout
sqlserver TLS10 = docs/faq/sqlserver_tls
源端和目标端数据不一致 = docs/faq/data_inconsistent
雙向同步 mysql = docs/best_practice/two_way_mysql | blog/data_sync_sample/loop_data_sync_advance
数据校验 = docs/best_practice/verification
周期全量 = docs/best_practice/scheduled_full
搭建 RAG API = docs/best_practice/rag_api
同步时如何脱敏 = docs/best_practice/masking
mysql到kafka = docs/dataMigrationAndSync/connection/mysql-to-kafka
MySQL → Kafka = docs/dataMigrationAndSync/connection/mysql-to-kafka
ｍｙｓｑｌ　ｋａｆｋａ = docs/dataMigrationAndSync/connection/mysql-to-kafka
pg 到 es = docs/dataMigrationAndSync/connection/postgresql-to-elasticsearch
mysql = docs/source/mysql | docs/target/mysql_family | connector/mysql
kafka = docs/source/kafka | docs/target/kafka | connector/kafka
什么是变更数据捕获 = blog/data_insights/change_data_capture_cdc
olap和oltp的区别 = blog/data_insights/olap_vs_oltp_key_differences
ollma = blog/ai/ragapi_ollama | connector/ollama
clickhouse去重 = blog/tech_share/mysql_clickhouse_sync | docs/target/clickhouse
核心概念 = docs/intro/product_nouns
系統架構 = docs/intro/product_arch
版本对比 = docs/price/plans_diff
价格 = docs/price/product_price | pricing
许可证 激活 = docs/license/license_use | docs/faq/activation_fails
1.7.0 = docs/releaseinfo/1_x
gh-ost = blog/data_insights/online_ddl_support
MySQL 8.4 支持 = docs/source/mysql | docs/settings/versions
10,000 = docs/faq/rsocket_timeout
airbyte 对比 = blog/data_insights/vs_airbyte
Oracle 权限 = docs/source/oracle | docs/target/oracle
oracle 11g = docs/source/oracle
没有外网 = docs/deployment/docker
离线部署 = docs/deployment/docker | docs/quick/quick_start
`,
  en: `
install on k8s = docs/deployment/kubernetes
mysql privileges = docs/source/mysql
binlog not enabled = docs/source/mysql
alert slack = docs/operation/alerts
community edition limits = docs/price/plans_diff | docs/license/license_use
add a worker = docs/operation/clusters_and_workers | docs/deployment/high_availability
mysql to kafka = docs/dataMigrationAndSync/connection/mysql-to-kafka
MySQL → Kafka = docs/dataMigrationAndSync/connection/mysql-to-kafka
postgres to clickhouse = docs/dataMigrationAndSync/connection/postgresql-to-clickhouse
mssql to oracle = docs/dataMigrationAndSync/connection/sql-server-to-oracle
latency grows = docs/faq/delay | docs/faq/delay_on_idle_source
binlog error 1236 = docs/faq/binlog_missing | docs/source/mysql
supported databases = docs/settings/versions | docs/source/overview
replication lag = docs/faq/delay | docs/faq/delay_on_idle_source
binlog is missing = docs/faq/binlog_missing
mysql 1044 access denied = docs/faq/mysql_access_denied
invalid json text = docs/faq/invalid_json
data source connection times out = docs/faq/connection_timeout
schema migration fails = docs/faq/schema_migration_fails
bidirectional mysql = docs/best_practice/two_way_mysql | blog/data_sync_sample/loop_data_sync_advance
how to verify data = docs/best_practice/verification | blog/data_sync_sample/data_check_and_revise
masking = docs/best_practice/masking
what is CDC = blog/data_insights/change_data_capture_cdc
ETL vs ELT = blog/data_insights/etl_vs_elt
iceberg or paimon = blog/data_insights/iceberg_vs_deltalake_vs_paimon
aws dms alternative = blog/data_insights/aws_dms_vs_bladepipe
do I need kafka? = blog/data_insights/do_you_really_need_kafka
license = docs/license/license_use
price = docs/price/product_price | pricing
plan comparison = docs/price/plans_diff
core concepts = docs/intro/product_nouns
mysql = docs/source/mysql | docs/target/mysql_family | connector/mysql
olama rag = blog/ai/ragapi_ollama
redis loop = blog/tech_share/redis_bidirectional_sync_anti_loop
1.7.0 = docs/releaseinfo/1_x
mysql 8.4 support = docs/source/mysql | docs/settings/versions
oracle 11.2 = docs/source/oracle | docs/target/oracle
10,000 ms = docs/faq/rsocket_timeout
oracle permissions = docs/source/oracle | docs/target/oracle
oracle grants = docs/source/oracle | docs/target/oracle
air-gapped = docs/deployment/docker
offline installation = docs/deployment/docker
`,
}

export type Question = { readonly query: string; readonly pages: readonly string[] }

const prefixes: Readonly<Record<string, string>> = { zh: '/', en: '/en/' }

/** By locale, for a brand of this offering. */
export const questionsOf = (offering: 'replication' | 'management'): Readonly<Record<string, readonly Question[]>> =>
  Object.fromEntries(
    Object.entries({ management, replication }[offering]).map(([locale, text]) => [locale, read(text, locale)]),
  )

const read = (text: string, locale: string): readonly Question[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' = ') as [string, string])
    .map(([query, pages]) => ({ query, pages: pages.split(' | ').map((page) => `${prefixes[locale]}${page}/`) }))
