/** Joins the class names that apply: `classNames('btn', busy && 'btn-busy', className)`. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
