/** Headings of the pages that plugins generate, by locale. */
export const labels = {
  zh: {
    docs: '文档',
    blog: '博客',
    description: '数据同步与数据库协作的实践、教程和产品动态',
    all: '全部',
    archive: '归档',
    authors: '作者',
    tags: '标签',
    connections: '数据链路',
    pairs: (count: number) => `${count} 条数据同步链路，按源端排列`,
  },
  en: {
    docs: 'Documents',
    blog: 'Blog',
    description: 'Practice, tutorials and product news on data replication and database collaboration',
    all: 'All',
    archive: 'Archive',
    authors: 'Authors',
    tags: 'Tags',
    connections: 'Data pipelines',
    pairs: (count: number) => `${count} pipelines, by the source they begin at`,
  },
} as const
