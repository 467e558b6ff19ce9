import { useId } from 'react';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { useFocusOnProblem } from '../../ui/form/use-focus-on-problem.ts';
import { Verbatim } from '../../ui/verbatim.tsx';
import styles from './payment-methods.module.css';
import { type PaymentMethod, paymentMethods } from './withdrawal-intent.ts';

interface PaymentMethodsProps {
  value: PaymentMethod;
  problem: string | null;
  onChange: (method: PaymentMethod) => void;
}

/** One of the three ways to be paid. */
export function PaymentMethods({ value, problem, onChange }: PaymentMethodsProps) {
  const id = useId();
  useFocusOnProblem(id, problem);
  return (
    <fieldset className={styles.methods}>
      <legend>Payment method</legend>
      <div className={styles.row}>
        {paymentMethods.map((method) => (
          <label key={method} className={styles.method}>
            <input
              id={method === value ? id : undefined}
              type="radio"
              name="paymentMethod"
              value={method}
              checked={method === value}
              onChange={() => onChange(method)}
            />
            <Verbatim>{method}</Verbatim>
          </label>
        ))}
      </div>
      {problem && <FormProblem problem={problem} />}
    </fieldset>
  );
}
