/** Components of Docusaurus, Starlight, Nextra, Mintlify and others -> what stands for them here. For hints. */
export const tagsElsewhere: ReadonlyMap<string, string> = new Map([
  ...['Accordion', 'Collapse', 'Expandable'].map((name) => [name, 'Here it is <Details>.'] as const),
  ...['Aside', 'Callout', 'Note', 'Tip', 'Warning'].map((name) => [name, 'Write a callout: ":::tip".'] as const),
  ...['CardGrid', 'CardGroup', 'Columns'].map((name) => [name, 'Here it is <Cards>.'] as const),
  ...['Cards.Card', 'LinkCard'].map((name) => [name, 'Here it is <Card title="…" href="…">, within <Cards>.'] as const),
  ...['Tab', 'Tabs.Tab'].map((name) => [name, 'Here it is <TabItem label="…">, within <Tabs>.'] as const),
  ...['FileTree.File', 'FileTree.Folder'].map((name) => [name, 'Write a list within <FileTree>.'] as const),
  ['Code', 'Write a fence of code.'],
  ['CodeGroup', 'Here it is ":::code-group".'],
  ['Image', 'Write ![text](image.png).'],
  ['Link', 'Write a link.'],
  ['LinkButton', 'Write a link.'],
  ['TOCInline', 'Leave it out: every page has a table of contents beside it.'],
  ['PackageManagerTabs', 'Here it is <PackageManagers>.'],
])
