/** Changes of a table's structure that SQL itself says, in every language. */
export const statements = {
  add: '`ADD COLUMN`',
  drop: '`DROP COLUMN`',
  rename: '`RENAME COLUMN`',
  index: '`ADD INDEX`',
  dropIndex: '`DROP INDEX`',
  renameTable: '`RENAME TABLE`',
  create: '`CREATE TABLE`',
  dropTable: '`DROP TABLE`',
  truncate: '`TRUNCATE TABLE`',
}
