import styles from './choice.module.css';

interface ChoiceProps<Value extends string> {
  /** Tells the choices of a page apart. */
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly count?: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Which part of a panel's list is shown, with how many there are of each where that is known. */
export function Choice<Value extends string>({ name, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">Show</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
          {option.count !== undefined && (
            <>
              {' '}
              <span className="figures">{option.count}</span>
            </>
          )}
        </label>
      ))}
    </fieldset>
  );
}
