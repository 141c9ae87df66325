// Fields of a form as they stand in the page, whoever rendered them.
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const fieldsOf = (root: Element): Field[] => [...root.querySelectorAll<Field>('input, select, textarea')];
export const isTick = (field: Field): field is HTMLInputElement => field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type);

/** Whether somebody typed or ticked here before any script ran. */
export const isTouched = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.selected !== option.defaultSelected && option.selected);
  return isTick(field) ? field.checked !== field.defaultChecked : field.type !== 'hidden' && field.value !== field.defaultValue;
};
