/** The author: below a post, and above the list of their posts. */
import { css } from '@linaria/core'
import type { PostAuthor } from '../plugins/blog/types.ts'
import { quietText } from './styles/quietText.ts'
import { Icon } from './ui/Icon.tsx'

export const AuthorBox = ({ author: { name, title, description, url, image, path } }: { author: PostAuthor }) => (
  <div className={box}>
    {image ? (
      <img src={image} alt="" width={48} height={48} loading="lazy" decoding="async" />
    ) : (
      <span aria-hidden="true">{[...name][0]}</span>
    )}
    <div>
      <strong>{path ? <a href={path}>{name}</a> : name}</strong>
      {title && <small>{title}</small>}
      {description && <p>{description}</p>}
      {url && (
        <a href={url} rel="noopener">
          {url.replace(/^https:\/\/|\/$/g, '')}
          <Icon name="outside" />
        </a>
      )}
    </div>
  </div>
)

const box = css`
  display: flex;
  gap: var(--s-4);
  align-items: center;

  > img,
  > span {
    flex: none;
    width: 48px;
    height: 48px;
    border-radius: 50%;
  }
  > span {
    display: grid;
    place-items: center;
    background: var(--c-tint);
    color: var(--c-link);
    font-size: var(--t-4);
    font-weight: 700;
  }
  strong {
    display: block;
    color: var(--c-heading);
    line-height: 1.4;
  }
  strong a {
    color: inherit;
  }
  small,
  p {
    display: block;
    ${quietText}
  }
  div > a {
    display: inline-flex;
    align-items: center;
    gap: var(--s-1);
    font-size: var(--t-2);
  }
`
