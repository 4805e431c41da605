/** What authors may write in `.mdx`. */
export const Chart = ({ values = '' }: { values?: string }) => <figure data-chart="">{values}</figure>
