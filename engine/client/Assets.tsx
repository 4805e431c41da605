/** Stylesheets, preloads and the browser entry of the page. They are known when the page has been rendered. */
export const Assets = () => <meta name="site:assets" />
