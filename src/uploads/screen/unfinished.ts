import { isFiniteNumber, toRecord, toText } from '@shared/guards';
import type { State } from './state';

/** An unfinished upload of this browser. */
export type Unfinished = {
	/** Key in localStorage. */
	key: string;
	/** URL of the upload. */
	address: string;
	/** Name of the file. */
	name: string;
	size: number;
};

/** Prefix of the keys of tus-js-client in localStorage. */
const PREFIX = 'tus::';

/** Returns the entries of localStorage; none if the browser blocks it. */
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

/** Finds unfinished uploads of this user that the server still has. */
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
			// Several users may share a browser.
			toText( user ) === owner
			? [ { key, address: at, name, size: stored.size } ]
			: [];
	} );
}

/** Whether the screen offers unfinished uploads: screens of the media library do, modals do not. */
export const hasUnfinished = ( state: State ): boolean =>
	document.querySelector( '#plupload-upload-ui, #wp-media-grid' ) !== null &&
	findUnfinished( state ).length > 0;

/** Deletes an upload here, and on the server if it can be reached. Otherwise the server deletes it later by itself. */
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
