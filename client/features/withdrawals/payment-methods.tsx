import { Verbatim } from '../../ui/verbatim.tsx';
import styles from './payment-methods.module.css';
import { type PaymentMethod, paymentMethods } from './withdrawal-intent.ts';

interface PaymentMethodsProps {
  value: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
}

/** One of the three ways to be paid. */
export function PaymentMethods({ value, onChange }: PaymentMethodsProps) {
  return (
    <fieldset className={styles.methods}>
      <legend>Payment method</legend>
      <div className={styles.row}>
        {paymentMethods.map((method) => (
          <label key={method} className={styles.method}>
            <input
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
    </fieldset>
  );
}
