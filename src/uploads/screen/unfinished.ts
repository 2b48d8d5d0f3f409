import { isFiniteNumber, toRecord, toText } from '@shared/guards';
import type { State } from './state';

/** An upload of this browser that was not finished. */
export type Unfinished = {
	/** Where the browser's storage has it. */
	key: string;
	/** Its address. */
	address: string;
	/** Name of the file. */
	name: string;
	size: number;
};

/** What tus-js-client's names in the storage begin with. */
const PREFIX = 'tus::';

/** What is stored; nothing where the browser forbids it. */
const readAll = (): [ string, unknown ][] => {
	try {
		return Object.entries( { ...localStorage } ).filter( ( [ key ] ) =>
			key.startsWith( PREFIX )
		);
	} catch {
		return [];
	}
};

const parse = ( value: unknown ): unknown => {
	try {
		return JSON.parse( toText( value ) );
	} catch {
		return null;
	}
};

/** Finds what was not finished, and what the server still has. */
export function findUnfinished( {
	address,
	days,
	user: owner,
}: State ): Unfinished[] {
	return readAll().flatMap( ( [ key, value ] ) => {
		const stored = toRecord( parse( value ) );
		const at = toText( stored.uploadUrl );
		const { filename, user } = toRecord( stored.metadata );
		const name = toText( filename );
		const age = Date.now() - Date.parse( toText( stored.creationTime ) );
		return address &&
			at.startsWith( address ) &&
			name &&
			isFiniteNumber( stored.size ) &&
			age < days * 86_400_000 &&
			// Several people may use one browser.
			toText( user ) === owner
			? [ { key, address: at, name, size: stored.size } ]
			: [];
	} );
}

/** Whether anything is to be offered: on the screens of the media library, not in windows over others. */
export const hasUnfinished = ( state: State ): boolean =>
	document.querySelector( '#plupload-upload-ui, #wp-media-grid' ) !== null &&
	findUnfinished( state ).length > 0;

/** Forgets an upload: here at once, on the server if that can be reached. Else it throws it away by itself. */
export async function forget( { key, address }: Unfinished ): Promise< void > {
	localStorage.removeItem( key );
	const { fetchToken } = await import(
		/* webpackChunkName: "resumable" */ '@shared/resumable/token'
	);
	const { token } = await fetchToken();
	await fetch( address, {
		method: 'DELETE',
		credentials: 'same-origin',
		headers: {
			'Tus-Resumable': '1.0.0',
			'x-videopress-upload-token': token,
		},
	} );
}
