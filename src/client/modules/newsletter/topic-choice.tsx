import css from './newsletter-form.module.css';

export interface TopicChoiceProps {
  /** Value and label of each topic. */
  topics: readonly (readonly [value: string, label: string])[];
  chosen?: readonly string[];
}

/** The topics of the emails. Nothing is ticked in advance. */
export function TopicChoice({ topics, chosen = [] }: TopicChoiceProps) {
  return (
    <fieldset className={css.topics}>
      <legend className={css.legend}>Topics</legend>
      <p className={css.hint}>Choose what you want to read about, or leave them all blank to get everything.</p>
      {topics.map(([value, label]) => (
        <label key={value} className={css.topic}>
          <input type="checkbox" name="topics" value={value} defaultChecked={chosen.includes(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
