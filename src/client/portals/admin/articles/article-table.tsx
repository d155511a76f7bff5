import { Link } from 'react-router-dom';
import type { ArticleSummary } from '#shared/content/articles/schema.ts';
import list from '../lists/list.module.css';
import { articleAddress } from './article-address.ts';
import { ArticleStateWord, timeWords, titleOf } from './article-words.tsx';

/** Articles: a table where there is room, cards on a phone. */
export function ArticleTable({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <table className={list.table}>
      <caption className="visually-hidden">Articles, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col">Status</th>
          <th scope="col">When</th>
        </tr>
      </thead>
      <tbody>
        {articles.map((article) => (
          <tr key={article.id}>
            <th scope="row">
              <Link className={list.name} to={articleAddress(article.id)}>
                {titleOf(article)}
              </Link>
            </th>
            <td data-label="Status">
              <ArticleStateWord {...article} />
            </td>
            <td data-label="When">{timeWords(article)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
