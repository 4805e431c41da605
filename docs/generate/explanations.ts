/** What there is to say about a message besides its text and its hint: why it is said, and what usually helps. */
export const explanations: Readonly<Record<string, string | undefined>> = {
  'anchor-broken':
    'The page is there, but has no heading with this id. Ids follow from the text of a heading; give headings that are linked to an id of their own, `## Title {#id}`, and they survive a rewording and a translation.',
  'brand-missing':
    'A site with several brands keeps each in a folder with a `brand.ts`. Either the folder is another one (`brands` in the configuration), or the command runs in the wrong folder.',
  'bundle-failed':
    'The bundler could not read a component, a style or a script. The place is that of the component; pages of Markdown are never part of the bundle and cannot cause it.',
  'cells-lost':
    'The first row of a table says how many columns it has; what a row has beyond them is not shown, here as on GitHub. Mostly a bar was meant as a sign, as in `a || b`: in a table it is written `\\|`, in code as well.',
  'code-transformer-failed':
    'A transformer of Shiki throws when it cannot do its work: Twoslash does so when an example has errors that it does not name.',
  'code-language-unknown': 'The block is shown without colours. Write a language Shiki knows, or `text`.',
  'component-unknown':
    'Components are for `.mdx` only: import one by its relative path, or offer it to every page in `mdx` of the app.',
  'config-failed': 'The module of the configuration, or one it imports, threw or cannot be parsed. Nothing was built.',
  'config-key-unknown':
    'Settings are checked strictly, because a misspelt one would have no effect and nobody would notice.',
  'contrast-low':
    'A colour of the theme is hard to read on its background. Ratios are those of WCAG 2: 4.5 for text, 3 for large text and marks.',
  'directive-unclosed':
    'A block that begins with `:::` needs a line of as many colons at its end. A block around others has one colon more than they have.',
  'ended-early':
    'Something called `process.exit`, or waited for what never comes. Look at plugins and at the configuration first.',
  'export-missing':
    'The module is there, but has no value of this name. A type is imported with `import type`, and only the default export stands without braces.',
  'file-claimed-twice':
    'Two plugins want to read the same file. Two plugins of the same kind, such as two of `docs()`, need different values of `base`.',
  'front-matter-unknown-key':
    'Keys are a fixed list, so that a slip such as `desciption` is found. Values of your own belong in a data file or a component.',
  'locale-outdated':
    'A run for some languages leaves pages of the others as they are. What it changes may be named there: a page that is gone, a heading.',
  'host-header-long':
    'Cloudflare Pages ignores the line, so that the pages there have no such header; Vercel refuses the whole site. Who uses another host can turn the message off.',
  'host-redirects-many':
    'The first rules are written: each old path as pages have it, for Cloudflare Pages then without its slash and with `.html`. Netlify and nginx have all of them. Who uses another host can turn the message off.',
  'html-not-allowed':
    'Markdown may come from anyone, so its HTML passes an allow-list; scripts, styles, frames and forms are left out. In `.mdx`, components do the same work.',
  'id-twice':
    'Links, labels and scripts find the first element of an id only. The heading or the component that came later needs another one.',
  'image-alt-missing':
    'Readers who cannot see the image hear its text. An empty one, `![](a.png)`, says that it is decoration.',
  'image-host-unknown':
    'Pages have a content security policy that allows images of the site itself and of hosts that the configuration lists. The check uses the same list, so it says beforehand what a browser would refuse.',
  'module-missing':
    'A component, a style or a script imports a file that does not exist, or a package that is not installed or does not offer this path.',
  'module-server-only':
    'What an island imports, or `site/client.ts`, needs a module of Node such as `node:fs`. The message names the way from the island to the import; what no browser would run of it is no error.',
  'page-not-read':
    'Other tools take such a file for Markdown, for the page of a folder (`_index.md`) or for the order of the sidebar (`_meta.json`). Here it has no page, and links to it lead nowhere.',
  'image-unused':
    'The file lies among the content and no page shows it. It is not published, and makes the repository larger.',
  'inline-style':
    'The policy of pages has no `unsafe-inline`. Use a class. Libraries that write styles in scripts (Emotion with MUI, styled-components) need `inlineStyles: true`.',
  'link-broken':
    'Nothing of the site is at this address: no page, no redirect, no file. Link to pages by the name of their file, `[text](../guide/install.md)`: such links follow a page that moves, and are checked while you write. Links to drafts are broken in a build, because drafts are not in it.',
  'load-failed':
    'A plugin takes sources from a service or a database, which did not answer, and the cache has nothing that it answered before to the same options. Build again when it answers; on a build server keep the folder of the cache between runs.',
  'load-outside':
    'Whoever writes what a service answers may not write in the project. Such a source shows files of the content folder and other sources of its plugin, and nothing else.',
  'load-program':
    'MDX is code, and code is taken from files of the project only. Load Markdown, and leave `format` as it is.',
  'load-stale':
    'The site is made of what the plugin loaded last. `severities` may make it an error where old content must not be published.',
  'lock-held':
    'Two builds never write one output folder at the same time. If the process named is long gone, the next run notices that and goes on.',
  'definition-missing':
    'A link such as `[the guide][guide]` has its address elsewhere on the page, in a line `[guide]: …`. Without that line the brackets are text, as they were typed.',
  'note-lost':
    'A footnote has two sides, `[^1]` in the text and `[^1]: …` on a line of its own, with the same name. With one of them missing, a note is not on the page, or its number stands there as it was typed.',
  'markdown-foreign':
    'MkDocs, Jekyll, Hugo, GitBook and Obsidian add syntax of their own to Markdown. It is text here, and what is indented below it may become code. The hint has what says the same. An address with a space makes no link in Markdown either, although some editors show one. The first place on a page is told.',
  'math-not-shown':
    'Without plugins for formulas, what is between dollar signs stays text. remark-math and rehype-katex typeset it while the site is built.',
  'mdx-syntax':
    'The page is `.mdx`, where "<" and "{" begin code; the text of the message is that of the parser. Put such text in back ticks, or use a `.md` file.',
  'output-broken':
    'A component, a style or a page names a file that nothing makes. The output of the last good build is still there; dev tells it of the styles of pages that are shown.',
  'page-failed':
    'A component that throws is told once, at its line, whatever number of pages shows it. Where only code of packages is in the stack, the page or its view is named.',
  'page-orphan': 'Readers reach it by search engines only. Pages in a sidebar are linked by it.',
  'package-doors-changed':
    'While `site dev` runs, the `package.json` of a package of the workspace got other `exports`, `imports`, `main` or `module`, and the bundler remembers those that were. Stop it and start it again.',
  'package-edited':
    'Node keeps what it has loaded, so a file that is edited in `node_modules`, or in a package of CommonJS under development, is taken when `site dev` is started again. Other packages under development are taken in as they are saved.',
  'package-replaced':
    'Node and the bundler keep what they have loaded. A package that was not there before is taken in at once; so is what is saved in one under development.',
  'page-waits':
    'Pages are written when all that their components wait for has come: parts that `lazy()` loads, and promises that are given to `use()`. The line is that of the component that asks; for `lazy()` it is the page or its view.',
  'path-claimed-twice':
    'Two pages have the same address, of one plugin or of two. Give one of them another `slug` or another name.',
  'plugin-failed':
    'A plugin threw an error of its own, at the line that the message or its hint names. `--debug` prints the stack.',
  'plugin-slow':
    'The hook was given up. A page that takes this long is named; otherwise look for a promise that never settles.',
  'port-in-use': 'Another program listens there. Without `--strict-port` the next free port is taken.',
  'react-mismatch': 'React and its renderer are released together and only work together.',
  'redirect-target-missing':
    'An old address may lead to a page only. Check the path on the right, without the prefix of a language.',
  syntax: 'A component or a script cannot be parsed; the text is that of the parser.',
  'sidebar-item-invalid':
    'An item is the id of a doc, or an object with `doc`, `folder`, `href` or `items`; those of Docusaurus have a `type`.',
  'sidebar-unknown': 'The page has the sidebar of its folder.',
  'store-unavailable':
    'The build did without the server: what it would have taken, it made itself, and what it made is not shared. The reason stands in the message: no connection, the time is over, a status (401 and 403: the token; 413: the size of a request; 507: the disk), or bytes that are not what they should be.',
  'style-invalid':
    'Styles of components become stylesheets before anything runs: text, constants of this module or of one it imports, and names of other styles. What is a slip of CSS is told here too, because a browser would pass over it, and over what stands after it.',
  'title-twice': 'Two pages with one title cannot be told apart in search results and in tabs.',
  'too-many-marks':
    'One paragraph, heading or cell has more marks for emphasis and links than a writer would ever set. Split it.',
  'translation-missing':
    'Only with `--translations`. Until there is one, readers see the page in the default language, with a notice.',
  'translation-stale':
    'Only with `--translations`. The source changed after the translation was marked; the lines named are those of the blocks that changed.',
  unexpected: 'A mistake of the program itself, or of a package. `--debug` prints the stack; please report it.',
  'usage-invalid':
    'The command line cannot be understood; the text says which word. `site <command> --help` lists what a command takes.',
  'url-lost':
    'The address is in `urls.lock`, and this build has neither a page nor a redirect there: readers and search engines would find nothing. Say where it went, or give it up by name.',
  'watch-limited': 'The dev server goes on and looks for changes every second instead.',
}
