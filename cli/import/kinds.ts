/** What `site import` reads. */
export const importKinds = ['docusaurus', 'vitepress'] as const
