import { useEffect, useState } from '@wordpress/element';
import { getForms, getSources } from './api';
import type { Source } from './types';

export type Choices = { sources: Source[]; forms: string[] };

/** What one can filter by. Without it the list can be filtered by everything else. */
export function useChoices(): Choices {
	const [ sources, setSources ] = useState< Source[] >( [] );
	const [ forms, setForms ] = useState< string[] >( [] );
	useEffect( () => {
		getSources().then( ( result ) =>
			setSources( result.ok ? result.value : [] )
		);
		getForms().then( ( result ) =>
			setForms( result.ok ? result.value : [] )
		);
	}, [] );
	return { sources, forms };
}
