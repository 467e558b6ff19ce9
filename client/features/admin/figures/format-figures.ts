const rupees = new Intl.NumberFormat('en', { minimumFractionDigits: 0, maximumFractionDigits: 2 });

/** Paisa as rupees that can be read at a glance: «1,250», «0.50». */
export const formatRupees = (paisa: number): string => rupees.format(paisa / 100);

export const formatCount = (count: number, unit: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? unit : `${unit}s`}`;
