import { useItem } from '@shared/admin/use-item';
import { getForms, getSources } from './api';
import type { Source } from './types';

export type Choices = { sources: Source[]; forms: string[] };

/** What one can filter by. Without it the list can be filtered by everything else. */
export function useChoices(): Choices {
	const sources = useItem( getSources ).item ?? [];
	const forms = useItem( getForms ).item ?? [];
	return { sources, forms };
}
