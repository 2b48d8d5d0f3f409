import { configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import apiFetch from '@wordpress/api-fetch';
import { dispatch } from '@wordpress/data';
import { store as preferences } from '@wordpress/preferences';
import { App } from '../app';

/* The lists wait for a pause before they search. Here there is no pause, so that nothing happens behind a test's back. */
jest.mock( '@wordpress/compose', () => {
	const { useState } = jest.requireActual< {
		useState: ( text: string ) => [ string, ( text: string ) => void ];
	} >( '@wordpress/element' );
	return {
		...jest.requireActual< object >( '@wordpress/compose' ),
		useDebouncedInput( initial = '' ) {
			const [ input, setInput ] = useState( initial );
			return [ input, setInput, input ];
		},
	};
} );

// The first render of all components may take longer than the default second.
configure( { asyncUtilTimeout: 10_000 } );
jest.setTimeout( 60_000 );

export const HOSTILE = '<img src=x onerror=alert(1)>';

export const link = ( name: string ) => screen.findByRole( 'link', { name } );

/** Sets a filter that is shown. */
export async function choose( filter: string, name: string ) {
	const group = await screen.findByRole( 'group', { name: 'Filters' } );
	await userEvent.click(
		await within( group ).findByRole( 'button', { name: filter } )
	);
	await userEvent.click( await screen.findByRole( 'option', { name } ) );
	// Without a layout the list of choices takes itself for one that can't have the focus.
	expect( console ).toHaveWarned();
}

export const outcome = ( ids: number[], items: object[], unread = 0 ) => ( {
	done: ids,
	failed: [],
	unread,
	items,
} );

export const request = jest.mocked( apiFetch );

export const row = ( id: number, more: object = {} ) => ( {
	id,
	date: '2026-11-20T10:00:00+00:00',
	status: 'inbox',
	unread: false,
	name: `Person ${ id }`,
	email: `person${ id }@example.org`,
	subject: '[Aurora] Contact',
	summary: 'Hello there',
	source: { id: 5, title: 'Contact', url: 'https://example.org/contact/' },
	files: 0,
	mail: { state: 'sent', error: '', tries: 1 },
	...more,
} );

export const page = ( items: object[], more: object = {} ) => ( {
	items,
	next: '',
	searched_to: '',
	total: items.length,
	counts: { inbox: 12, spam: 10001, trash: 0 },
	unread: 1,
	...more,
} );

type Call = {
	path: string;
	method: string;
	data?: { action: string; ids: number[] };
};

export type Answer = ( call: Call, query: URLSearchParams ) => unknown;

/** Requests so far, without those that only read. */
export const writes = (): Call[] =>
	request.mock.calls.flatMap( ( [ { path = '', method, data } ] ) =>
		method === 'POST' ? [ { path, method, data } ] : []
	);

/**
 * Opens the screen on a server.
 *
 * @param answer What the server answers; what it throws, the request fails with.
 * @param hash   Where in the screen.
 */
export function open( answer: Answer, hash = '' ) {
	window.location.hash = hash;
	// What a test before it chose.
	dispatch( preferences ).set( 'mainstreet', 'responses', undefined );
	request.mockReset();
	request.mockImplementation( async ( options ) => {
		const { path = '', method = 'GET', data } = options;
		const query = new URLSearchParams( path.split( '?' )[ 1 ] );
		if ( path.endsWith( '/sources' ) ) {
			return [
				{ id: 5, title: 'Contact' },
				{ id: 6, title: 'Hire' },
			];
		}
		return answer( { path, method, data }, query );
	} );
	return render(
		<App
			exportLink={ {
				url: 'https://example.org/wp-json/mainstreet/v1/feedback/export',
				nonce: 'abc',
			} }
		/>
	);
}
