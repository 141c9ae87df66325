// The search box as other screens use it: open on the home page, folded into a pill elsewhere (rule S9).
import type { SearchBoxProps } from './search-box-props.ts';
import { SearchForm } from './search-form.tsx';
import { SearchPill } from './search-pill.tsx';

export const SearchBox = (props: SearchBoxProps) => (props.variant === 'hero' ? <SearchForm {...props} /> : <SearchPill {...props} />);
