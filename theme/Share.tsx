/** Links to share a post. Plain links: no code of others, and nothing is loaded before a reader chooses one. */
import { css } from '@linaria/core'
import { encodePath, hostHref, urlOf, useBrand, useRoute, useSite } from '../engine/client/index.ts'
import { copyAttributes, attribute } from './client/behaviour.ts'
import type { ThemeBrand } from './brand.ts'
import { useWords } from './words/useWords.ts'
import { quietText } from './styles/quietText.ts'
import { BrandIcon } from './ui/BrandIcon.tsx'
import { Icon } from './ui/Icon.tsx'
import { roundFrame } from './ui/iconBoxes.ts'

export function Share({ title }: { title: string }) {
  const brand = useBrand<ThemeBrand>()
  const { dev } = useSite()
  const { canonical } = useRoute()
  const { blog } = useWords()
  const address = urlOf(encodePath(canonical), brand)
  const query = (values: Readonly<Record<string, string>>) => new URLSearchParams(values).toString()
  const places = [
    { name: 'X', icon: 'x', href: `https://x.com/intent/post?${query({ text: title, url: address })}` },
    {
      name: 'LinkedIn',
      icon: 'linkedin',
      href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url: address })}`,
    },
    {
      name: blog.weibo,
      icon: 'weibo',
      href: `https://service.weibo.com/share/share.php?${query({ url: address, title })}`,
    },
    {
      name: blog.mail,
      icon: 'mail',
      href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`,
    },
  ] as const
  return (
    <section className={row} aria-label={blog.share} data-print="no">
      <span aria-hidden="true">{blog.share}</span>
      <ul>
        {places.map(({ name, icon, href }) => (
          <li key={name}>
            <a
              href={href}
              aria-label={blog.shareBy(name)}
              title={name}
              target="_blank"
              rel="noopener noreferrer nofollow"
            >
              <BrandIcon name={icon} />
            </a>
          </li>
        ))}
        <li>
          <button
            type="button"
            {...attribute(copyAttributes.link, hostHref(canonical, brand, { production: !dev }))}
            aria-label={blog.copyLink}
            title={blog.copyLink}
          >
            <Icon name="link" />
            <Icon name="check" />
          </button>
        </li>
      </ul>
    </section>
  )
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-4);
  ${quietText}

  ul {
    display: flex;
    gap: var(--s-2);
  }
  a,
  button {
    ${roundFrame}
    width: 36px;
    height: 36px;
    color: var(--c-muted);
  }
  a:hover,
  button:hover {
    border-color: var(--c-primary);
    color: var(--c-link);
  }
  svg {
    width: 17px;
    height: 17px;
  }
  button svg + svg,
  [${copyAttributes.done}] svg:first-child {
    display: none;
  }
  [${copyAttributes.done}] {
    border-color: var(--c-good);
    color: var(--c-good);
  }
  [${copyAttributes.done}] svg + svg {
    display: block;
  }
  @media (scripting: none) {
    button {
      display: none;
    }
  }
  [${copyAttributes.noClipboard}] & button {
    display: none;
  }
`
