import { Card } from '#client/ui/card.tsx';
import css from './screen.module.css';

/** On every screen of a request that an assistant filled in. */
export function PreparedNotice({ by }: { by: string }) {
  return (
    <Card padding="small" className={css.prepared}>
      <p>
        <strong>An assistant filled in these answers.</strong> It calls itself “{by}”. We can’t check who made it. Read
        every answer and change what isn’t right: only you can send this request.
      </p>
    </Card>
  );
}
