import { useItem } from '@shared/admin/use-item';
import { getForms, getSources } from './api';
import type { Source } from './types';

export type Choices = { sources: Source[]; forms: string[] };

/** Loads the posts and forms to filter by. If that fails, the other filters still work. */
export function useChoices(): Choices {
	const sources = useItem( getSources ).item ?? [];
	const forms = useItem( getForms ).item ?? [];
	return { sources, forms };
}
