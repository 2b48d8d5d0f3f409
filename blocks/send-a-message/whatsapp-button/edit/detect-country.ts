import apiFetch from '@wordpress/api-fetch';
import { toRecord, toText } from '@shared/guards';
import { getValue } from './countries';

let answer: Promise< string > | undefined;

async function ask(): Promise< string > {
	try {
		const found = await apiFetch( { path: '/mainstreet/v1/geo' } );
		return getValue( toText( toRecord( found ).country_short ) );
	} catch {
		// It only saves a choice: ask again for the next button, and say nothing.
		answer = undefined;
		return '';
	}
}

/** Country code of where the author is, as the block keeps it; '' where the server does not know. Asked once. */
export function detectCountry(): Promise< string > {
	answer ??= ask();
	return answer;
}
